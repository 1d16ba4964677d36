/** The rules of the profile, loaded when it is first touched. */
import { texts } from './adult.texts.ts';
import { checkWith } from './check-with.ts';
import { firstProfileForm, profileForm } from './profile-rules.ts';

const schemas = { profileForm, firstProfileForm };

export default (form: keyof typeof schemas) => checkWith(schemas[form], texts);
