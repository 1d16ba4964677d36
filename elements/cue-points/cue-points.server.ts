import type { WrittenOf } from '../../src/element/contract.ts';
import { formatDuration } from '../../src/i18n/durations.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { contract } from './cue-points.element.ts';
import { texts } from './cue-points.texts.ts';

export interface CuePointsData extends Common, Omit<WrittenOf<typeof contract>, 'points'> {
  /** Path of the page that has the cue points; by default the page itself. */
  path?: string;
  moments: readonly { seconds: number; title: string }[];
}

/** Renders `<ap-cue-points>` with links that start at each moment, also without script (CUE-01, CUE-06). */
export function cuePointsTag({ path = '', moments, ...attributes }: CuePointsData): SafeHtml {
  const items = moments.map(
    ({ seconds, title }) => html`
  <li><a data-ap-press href="${path}?t=${seconds}"><b>${formatDuration(seconds)}</b> ${title}</a></li>`,
  );
  return tag(
    contract,
    attributes,
    html`<nav class="ap-server-nav" aria-label="${texts['cue-points.list']}"><ol>${items}
</ol></nav>`,
  );
}

export const sample: CuePointsData = {
  moments: [
    { seconds: 0, title: 'El far de Portassol' },
    { seconds: 24, title: 'L’escala' },
    { seconds: 48, title: 'La nit' },
  ],
};
