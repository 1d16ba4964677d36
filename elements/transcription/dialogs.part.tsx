import { Definition } from './definition.tsx';
import { KeptWords } from './kept-words.tsx';

/** Dialogs that open on request. */
export default { Definition, KeptWords };
