import type { MediaVariant } from '../in-page/media-page.ts';
import type { MediaCost, MediaVisit } from '../measure/media.ts';
import { median, medianRatio } from '../statistics.ts';
import { number, table } from './markdown.ts';

const names: Record<MediaVariant, string> = {
  without: 'no film',
  player: 'our player, a stream of the video service',
  plain: 'the browser’s own player, one MP4',
};

export function mediaTable(cost: MediaCost): string {
  const frames = (variant: MediaVariant) => cost[variant].map(({ firstFrame }) => firstFrame);
  const rows = (Object.keys(names) as MediaVariant[]).map((variant) => {
    const of = (read: (visit: MediaVisit) => number) => number(median(cost[variant].map(read)));
    return [
      names[variant],
      of(({ codeBefore }) => codeBefore),
      of(({ mediaBefore }) => mediaBefore),
      of(({ codeAfter }) => codeAfter),
      of(({ mediaAfter }) => mediaAfter),
      of(({ firstFrame }) => firstFrame),
      number(medianRatio(frames(variant), frames('plain')), 2),
    ];
  });
  const head = [
    '',
    'code before',
    'film before',
    'code by the press',
    'film by then',
    'first picture ms',
    '× plain',
  ];
  return table([head, ...rows]);
}
