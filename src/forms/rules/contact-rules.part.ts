/** Rules of contact messages, loaded with the first contact form that is touched. */
import { checkWith } from './check-with.ts';
import { texts } from './contact.texts.ts';
import { contactForm } from './contact-rules.ts';

export default checkWith(contactForm, texts);
