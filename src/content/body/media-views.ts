import { formatDuration } from '../../i18n/durations.ts';
import { fill } from '../../i18n/texts.ts';
import { pictureAddress } from '../picture-view.ts';
import { type ElementView, el } from '../view.ts';
import { texts } from './body.texts.ts';
import type { Draw } from './body-context.types.ts';
import { address, amount, text } from './given.ts';

/** For browsers that play nothing. */
const download = (href: string, name: string): ElementView =>
  el('a', { href }, fill(texts['body.download'], { name }));

/** The browser's own player: nothing but the poster is loaded before it is asked for. */
export const video: Draw<'video'> = ({ src, poster, title, mimeType }, context) => {
  const from = address(context, src);
  if (from === undefined) return undefined;
  const picture = pictureAddress(poster, context.imageService);
  const name = text(title) || texts['body.video'];
  const attributes = { controls: true, playsinline: true, preload: picture ? 'none' : 'metadata' };
  return el(
    'figure',
    { class: 'ap-body-video' },
    el(
      'video',
      { ...attributes, poster: picture, 'aria-label': name },
      el('source', { src: from, type: text(mimeType) || undefined }),
      download(from, name),
    ),
    text(title) === '' ? undefined : el('figcaption', {}, text(title)),
  );
};

function sound(src: string, title: unknown, note: string | undefined): ElementView {
  const name = text(title) || texts['body.audio'];
  const player = { controls: true, preload: 'none', src, 'aria-label': name };
  return el(
    'figure',
    { class: 'ap-body-audio' },
    el('figcaption', {}, el('b', {}, name), note === undefined ? undefined : [' ', el('small', {}, note)]),
    el('audio', player, download(src, name)),
  );
}

export const audio: Draw<'audio'> = ({ src, title, duration }, context) => {
  const from = address(context, src);
  const seconds = amount(duration);
  return from === undefined
    ? undefined
    : sound(from, title, seconds === undefined ? undefined : formatDuration(seconds));
};

/** A part of an audio: the browser itself starts and stops at the times of the address (`#t=65,80`). */
export const audioFragment: Draw<'audio-fragment'> = ({ src, start, end, title }, context) => {
  const whole = address(context, src)?.replace(/#.*$/, '');
  const [from, to] = [amount(start), amount(end)];
  if (!whole || from === undefined || to === undefined || to <= from) return undefined;
  const times = { duration: formatDuration(to - from), start: formatDuration(from), end: formatDuration(to) };
  return sound(`${whole}#t=${from},${to}`, title, fill(texts['body.fragment'], times));
};
