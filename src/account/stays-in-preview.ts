import { config } from '../config/config.ts';
import { warnEditor } from '../element/warn.ts';

/**
 * Warns the editor and returns true in preview, where a widget must not leave the page without a press: the editor
 * would lose the page.
 *
 * @param text sentence in Catalan without its full stop: what happens to readers
 */
export function staysInPreview(host: Element, text: string): boolean {
  const { preview } = config();
  if (preview) warnEditor(host, `<${host.localName}>: ${text}.`);
  return preview;
}
