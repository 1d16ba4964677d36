/** The rules of the club's forms, loaded with the first of them that is touched. */
import { checkWith } from './check-with.ts';
import { clubChildForm, clubTutor, clubTutorForm, knownChildForm } from './club-rules.ts';

const schemas = { clubTutor, clubTutorForm, clubChildForm, knownChildForm };

export type ClubForm = keyof typeof schemas;

export default (form: ClubForm) => checkWith(schemas[form]);
