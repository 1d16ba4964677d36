import { config } from '../config/config.ts';
import { warnEditor } from '../element/warn.ts';

/**
 * Tests whether a widget that leaves the page without a press must stay: an editor would lose the page of the preview.
 * Warns the editor then.
 *
 * @param text what happens to readers, in Catalan
 */
export function staysInPreview(host: Element, text: string): boolean {
  const { preview } = config();
  if (preview) warnEditor(host, text);
  return Boolean(preview);
}
