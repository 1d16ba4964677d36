import { safeUrl } from '../../src/content/safe-url.ts';
import type { WrittenOf } from '../../src/element/contract.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { contract } from './download.element.ts';
import { texts } from './download.texts.ts';

export interface DownloadData extends Common, WrittenOf<typeof contract> {
  /** Text of the link. */
  label?: string;
}

/** `<ap-download>` with a link that the browser follows by itself. */
export const downloadTag = ({ label = texts['download.label'], ...attributes }: DownloadData): SafeHtml =>
  tag(
    contract,
    attributes,
    html`<a class="ap-button ap-quiet" href="${safeUrl(attributes.href) ?? ''}" download>${label}</a>`,
  );

export const sample: DownloadData = {
  href: '/assets/media/v1/far/far.mp4',
  fileTitle: 'Com es fa un far',
  label: 'Baixeu el vídeo',
};
