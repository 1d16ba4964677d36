const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `x min` under 1 h, `x h` up to 12 h, else undefined: the clock time is shown (FMT-01..03, FMT-06). The future is `0 min`. */
export function relativeTime(date: Date, now: Date): string | undefined {
  const elapsed = Math.max(0, now.getTime() - date.getTime());
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)} min`;
  return elapsed <= 12 * HOUR ? `${Math.floor(elapsed / HOUR)} h` : undefined;
}

/** Seconds as `h:mm:ss`, or `m:ss` under an hour (FMT-04). */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
