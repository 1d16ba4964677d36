import { safeUrl } from '../../src/content/safe-url.ts';
import type { WrittenOf } from '../../src/element/contract.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { texts as windowTexts } from '../../src/ui/new-window.texts.ts';
import { contract } from './pip.element.ts';
import { texts } from './pip.texts.ts';

export interface PipData extends Common, WrittenOf<typeof contract> {
  /** Text of the link. */
  label?: string;
}

/** Renders `<ap-pip>` with a link that opens the same page in a new tab. */
export const pipTag = ({ label = texts['pip.label'], ...attributes }: PipData): SafeHtml =>
  tag(
    contract,
    attributes,
    html`<a class="ap-button ap-quiet" href="${safeUrl(attributes.href) ?? ''}" target="_blank" rel="noopener"><span>${label}</span><span class="ap-visually-hidden"> ${windowTexts['link.new-window']}</span></a>`,
  );

export const sample: PipData = { href: '/finestra/videos/com-es-fa-un-far' };
