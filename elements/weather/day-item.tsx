import type { Day } from './read-day.ts';

/** Item of a day in the server's markup. */
export function DayItem({ day: { date, name, sky, icon, degrees, more } }: { day: Day }) {
  return (
    <div className="ap-day">
      <p className="ap-day-name">
        <time dateTime={date}>{name}</time>
      </p>
      <svg
        className="ap-day-sky"
        viewBox="0 0 24 24"
        width="48"
        height="48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={icon} />
      </svg>
      {degrees !== undefined && <p className="ap-day-degrees">{degrees}</p>}
      <p>{sky}</p>
      {more.map((line) => (
        <p className="ap-day-more" key={line}>
          {line}
        </p>
      ))}
    </div>
  );
}
