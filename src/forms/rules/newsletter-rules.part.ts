/** Rules of newsletters, loaded with the first newsletter form that is touched. */
import { checkWith } from './check-with.ts';
import { languageForm, newsletterForm } from './newsletter-rules.ts';

const schemas = { default: newsletterForm, language: languageForm };

export type NewsletterForm = keyof typeof schemas;

export default (form: NewsletterForm) => checkWith(schemas[form]);
