/** The rules of the profile, loaded when it is first touched. */
import { texts } from './adult.texts.ts';
import { checkWith } from './check-with.ts';
import { profileForm } from './profile-rules.ts';

export default checkWith(profileForm, texts);
