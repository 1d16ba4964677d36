import { useTexts } from '../config/use-texts.ts';
import { texts as ownTexts } from './new-window.texts.ts';

/** Says at the end of a link that it opens a window of its own, to who does not see where it leads. */
export function NewWindow() {
  const texts = useTexts(ownTexts);
  return <span className="ap-visually-hidden">{` ${texts['link.new-window']}`}</span>;
}
