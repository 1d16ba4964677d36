import { useTexts } from '../config/use-texts.ts';
import { texts as ownTexts } from './new-window.texts.ts';

/** Hidden text at the end of a link, for screen readers: it opens a new window. */
export function NewWindow() {
  const texts = useTexts(ownTexts);
  return <span className="ap-visually-hidden">{` ${texts['link.new-window']}`}</span>;
}
