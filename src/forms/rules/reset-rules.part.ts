/** Rules of a new password, separate from the login because they load the list of common passwords. */
import { checkWith } from './check-with.ts';
import { reset } from './reset-rules.ts';

export default checkWith(reset);
