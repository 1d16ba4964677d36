import { Definition } from './definition.tsx';
import { KeptWords } from './kept-words.tsx';

/** What opens over the page when somebody asks for it. */
export default { Definition, KeptWords };
