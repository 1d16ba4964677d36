/** The rules of the club's forms, loaded with the first of them that is touched. */
import { texts as adultTexts } from './adult.texts.ts';
import { checkWith } from './check-with.ts';
import { texts as childTexts } from './child.texts.ts';
import { clubChildForm, clubTutorForm, knownChildForm, knownTutor } from './club-rules.ts';

const schemas = { knownTutor, clubTutorForm, clubChildForm, knownChildForm };

const messages = { ...adultTexts, ...childTexts };

export type ClubForm = keyof typeof schemas;

export default (form: ClubForm) => checkWith(schemas[form], messages);
