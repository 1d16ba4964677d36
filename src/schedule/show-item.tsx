import { formatTime } from '../i18n/dates.ts';
import type { ScheduleTexts } from './schedule.texts.ts';
import type { Show } from './schedule.types.ts';

interface Props {
  show: Show;
  name: 'li' | 'div';
  texts: ScheduleTexts;
}

/** Renders one show like the server; `useNowMarks` marks the current one. */
export function ShowItem({ show: { id, title, start, end, href, about }, name: Name, texts }: Props) {
  return (
    <Name className="ap-show" data-show-id={id} data-end={end?.toISOString()}>
      <p className="ap-show-time">
        {start ? (
          <time dateTime={start.toISOString()}>{formatTime(start)}</time>
        ) : (
          <span>{texts['schedule.no-time']}</span>
        )}{' '}
        <b className="ap-show-now" hidden>
          {texts['schedule.now']}
        </b>
      </p>
      <p className="ap-show-title">
        {href ? (
          <a href={href} title={about}>
            {title}
          </a>
        ) : (
          <span>{title}</span>
        )}
      </p>
    </Name>
  );
}
