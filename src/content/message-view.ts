import type { LiveDate, LiveMessage } from '../api/live.types.ts';
import { formatFull, formatTime, parseDate } from '../i18n/dates.ts';
import { fill, type Texts } from '../i18n/texts.ts';
import { type BodyContext, bodyViews } from './body-views.ts';
import { texts as ownTexts } from './message.texts.ts';
import { pictureView } from './picture-view.ts';
import { type ElementView, el } from './view.ts';

export interface MessageContext extends BodyContext {
  /** Replaces the texts of message.texts.ts. */
  texts?: Texts;
  /** False on a page that may show a feed twice: its messages then have no `id` to link to. */
  isAnchored?: boolean;
  /** Text of a time, for a page whose clock is known. By default the clock time, which is correct in any cache. */
  timeText?: (date: Date) => string;
}

const portrait = { ratio: '1-1', widths: [96, 160], sizes: { 1100: '40px' } } as const;

const dateOf = (date: LiveDate): Date | undefined => parseDate(typeof date === 'string' ? date : date.date);

/** Time of a message: the server prints the clock time, the widget a relative one (LIVE-09). */
function time(date: Date, { timeText = formatTime }: MessageContext): ElementView {
  return el(
    'time',
    { class: 'ap-live-time', datetime: date.toISOString(), title: formatFull(date) },
    timeText(date),
  );
}

function author({ author: by }: LiveMessage, { imageService }: MessageContext): ElementView | undefined {
  if (!by) return undefined;
  const { name, image, twitterAccount } = by;
  return el(
    'p',
    { class: 'ap-live-author' },
    pictureView(image && { ...image, alt: '' }, portrait, imageService),
    el('span', {}, name),
    twitterAccount &&
      el(
        'a',
        { href: twitterAccount.href, target: '_blank', rel: 'noopener noreferrer' },
        twitterAccount.text,
      ),
  );
}

/**
 * Message of a live feed (LIVE-06). The CMS prints it and the widget builds it, so that later messages look like the
 * first ones. Data attributes have its position and revision, so that nothing is sent twice.
 */
export function messageView(message: LiveMessage, context: MessageContext): ElementView {
  const { id, title, publishedDate, sequence, revision, correctedAt, pinned, shareUrl } = message;
  const texts = { ...ownTexts, ...context.texts };
  const date = dateOf(publishedDate);
  const corrected = parseDate(correctedAt);
  const elements = message.openingMultimedia
    ? [message.openingMultimedia, ...message.description]
    : message.description;
  return el(
    'article',
    {
      class: 'ap-live-message',
      id: context.isAnchored === false ? undefined : `missatge-${id}`,
      'data-message-id': id,
      'data-sequence': sequence,
      'data-revision': revision,
      'data-pinned': pinned === true,
    },
    el(
      'p',
      { class: 'ap-live-head' },
      date && time(date, context),
      pinned ? el('span', { class: 'ap-live-pin' }, texts['live.pinned']) : undefined,
      corrected &&
        el(
          'span',
          { class: 'ap-live-corrected' },
          fill(texts['live.corrected'], { time: formatTime(corrected) }),
        ),
    ),
    el(
      'div',
      { class: 'ap-live-content' },
      el('h3', { class: 'ap-live-title' }, title),
      author(message, context),
      el('div', { class: 'ap-body' }, bodyViews(elements, context)),
      shareUrl.href
        ? el(
            'div',
            { class: 'ap-live-foot' },
            el(
              'a',
              {
                class: 'ap-live-permalink',
                href: shareUrl.href,
                'data-share-title': shareUrl.title || undefined,
                'aria-label': `${texts['live.share']}: ${title}`,
              },
              texts['live.share'],
            ),
          )
        : undefined,
    ),
  );
}
