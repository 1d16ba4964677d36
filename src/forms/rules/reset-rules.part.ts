/** The rules of a new password, apart from a login's: they bring the list of common ones. */
import { checkWith } from './check-with.ts';
import { reset } from './reset-rules.ts';

export default checkWith(reset);
