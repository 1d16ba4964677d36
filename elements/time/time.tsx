import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { texts as ownTexts } from '../../src/i18n/dates.texts.ts';
import {
  formatDate,
  formatDay,
  formatFull,
  formatTime,
  formatWireDate,
  parseDate,
  RELATIVE_UNTIL,
  relativeTime,
} from '../../src/i18n/dates.ts';
import { formatDuration } from '../../src/i18n/durations.ts';
import { useNow } from '../../src/i18n/use-now.ts';
import { serverNow } from '../../src/page/server-clock.ts';
import { contract } from './time.element.ts';

type Props = ElementProps<typeof contract>;

export function Time(props: Props) {
  const { format, seconds } = props;
  if (format !== 'duration') return <Moment {...props} />;
  if (seconds === undefined) throw new Error('seconds is missing');
  return <time dateTime={`PT${Math.floor(seconds)}S`}>{formatDuration(seconds)}</time>;
}

function Moment({ datetime, format }: Props) {
  const date = parseDate(datetime);
  const hasTime = /.[T ]./.test(datetime ?? '');
  const isDay = format === 'day' || !hasTime;
  const isRecent = serverNow() - Number(date) <= RELATIVE_UNTIL;
  const now = useNow(isRecent && !isDay);
  const host = useHost();
  const texts = useTexts(ownTexts);
  // on an error the server's text stays, which is better than nothing
  if (!date) throw new Error('datetime is missing');
  const title = serverTitle(host, date) ?? (hasTime ? formatFull(date) : formatDate(date));
  const shown = isDay ? formatDay(date) : (relativeTime(date, now, texts) ?? formatTime(date));
  return (
    <time dateTime={isDay ? formatWireDate(date) : date.toISOString()} title={title}>
      {shown}
    </time>
  );
}

/** Full date from the server's markup: creating the formatter for it is slow on a phone (FMT-07). */
function serverTitle(host: Element, date: Date): string | undefined {
  const written = host.querySelector<HTMLTimeElement>(':scope > time[title]');
  return parseDate(written?.dateTime)?.getTime() === date.getTime() ? written?.title : undefined;
}

export default defineElement(contract, Time);
