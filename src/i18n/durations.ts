/** Seconds as `h:mm:ss`, or `m:ss` under an hour (FMT-04, PLAY-22). */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Duration of a video or an audio; undefined if unknown or under a second (PLAY-33). */
export const durationStamp = (seconds: unknown): string | undefined =>
  typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 1
    ? formatDuration(seconds)
    : undefined;
