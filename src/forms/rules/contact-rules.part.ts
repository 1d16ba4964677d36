/** The rules of a message to the house, loaded with the first form of one that is touched. */
import { checkWith } from './check-with.ts';
import { texts } from './contact.texts.ts';
import { contactForm } from './contact-rules.ts';

export default checkWith(contactForm, texts);
