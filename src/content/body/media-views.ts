import { durationStamp, formatDuration } from '../../i18n/durations.ts';
import { fill } from '../../i18n/texts.ts';
import { optionalText, trimmed } from '../../page/read-unknown.ts';
import { pictureAddress } from '../image.ts';
import { type ElementView, el, type ViewAttributes } from '../view.ts';
import { texts } from './body.texts.ts';
import type { BodyContext, Draw, ElementOf } from './body-context.types.ts';
import { address, amount, list } from './body-values.ts';

/** Download link, for browsers that play nothing. */
const download = (href: string, name: string): ElementView =>
  el('a', { href }, fill(texts['body.download'], { name }));

/** Attributes of the browser's own player, used until or without ours: only the poster is loaded before a press. */
const native = { controls: true, preload: 'none' } as const;

function caption(title: string, note: string | undefined): ElementView | undefined {
  if (title === '' && note === undefined) return undefined;
  return el('figcaption', {}, title, title && note ? ' ' : '', note && el('small', {}, note));
}

function tracks(given: ElementOf<'video'>['captions'], context: BodyContext): ElementView[] {
  return list(given).flatMap(({ src, language, label }) => {
    const from = address(context, src);
    const srclang = trimmed(language);
    if (from === undefined || srclang === '') return [];
    return el('track', { kind: 'captions', src: from, srclang, label: trimmed(label) || srclang });
  });
}

export const video: Draw<'video'> = (given, context) => {
  const from = address(context, given.src);
  if (from === undefined) return undefined;
  const title = trimmed(given.title);
  const name = title || texts['body.video'];
  const poster = pictureAddress(given.poster, context.imageService);
  const player = { 'bc-id': optionalText(given.bcId), 'media-title': title || undefined, poster };
  return el(
    'figure',
    { class: 'ap-body-video' },
    el(
      'ap-player',
      { ...player, vertical: given.vertical === true },
      el(
        'video',
        { ...native, playsinline: true, poster, 'aria-label': name },
        el('source', { src: from, type: optionalText(given.mimeType) }),
        tracks(given.captions, context),
        download(from, name),
      ),
    ),
    caption(title, durationStamp(given.duration)),
  );
};

function sound(src: string, title: unknown, player: ViewAttributes, note: string | undefined): ElementView {
  const name = trimmed(title) || texts['body.audio'];
  return el(
    'figure',
    { class: 'ap-body-audio' },
    el(
      'ap-player',
      { ...player, 'media-title': name },
      el('p', {}, el('b', {}, name)),
      el('audio', { ...native, src, 'aria-label': name }, download(src, name)),
    ),
    caption('', note),
  );
}

export const audio: Draw<'audio'> = ({ src, bcId, title, duration }, context) => {
  const from = address(context, src);
  if (from === undefined) return undefined;
  const player = { type: 'audio', 'bc-id': optionalText(bcId) };
  return sound(from, title, player, durationStamp(duration));
};

/** Part of an audio. Without our player, the address (`#t=65,80`) makes the browser start and stop at these times. */
export const audioFragment: Draw<'audio-fragment'> = ({ src, start, end, title }, context) => {
  const whole = address(context, src)?.replace(/#.*$/, '');
  const [from, to] = [amount(start), amount(end)];
  if (!whole || from === undefined || to === undefined || to <= from) return undefined;
  const times = { duration: formatDuration(to - from), start: formatDuration(from), end: formatDuration(to) };
  const player = { type: 'audio-fragment', src: whole, start: from, end: to };
  return sound(`${whole}#t=${from},${to}`, title, player, fill(texts['body.fragment'], times));
};
