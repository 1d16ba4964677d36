/** A segment of the round that a channel sends again and again. */
export interface LiveSegment {
  file: string;
  seconds: number;
}

/** How many segments a player can go back. */
const windowLength = 10;

/** The segments of a playlist as ffmpeg writes it. */
export function readSegments(playlist: string): LiveSegment[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),.*\n(\S+)/g)].map(([, seconds, file = '']) => ({
    file,
    seconds: Number(seconds),
  }));
}

/**
 * The playlist of a channel at a moment: the last segments that are whole. They are numbered from 1970 on, so that any server
 * says the same, and so does one that was started again. Where the round begins anew its times do too, which
 * EXT-X-DISCONTINUITY says (RFC 8216, 4.3.2.3).
 *
 * @param folder where the segments are, as the playlist sees it
 */
export function livePlaylist(segments: readonly LiveSegment[], folder: string, now: Date): string {
  const starts = segments.map((_, index) => lengthOf(segments.slice(0, index)));
  const round = lengthOf(segments);
  const startOf = (number: number) =>
    Math.floor(number / segments.length) * round + (starts[number % segments.length] ?? 0);
  const milliseconds = now.getTime();
  const past = Math.floor(milliseconds / round);
  const inRound = milliseconds - past * round;
  const next = past * segments.length + starts.findLastIndex((start) => start <= inRound);
  const first = next - windowLength;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => Math.round(seconds))))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / segments.length)}`,
    `#EXT-X-MAP:URI="${folder}/init.mp4"`,
  ];
  for (let number = first; number < next; number++) {
    const { file, seconds } = segments[number % segments.length] as LiveSegment;
    if (number % segments.length === 0) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(startOf(number)).toISOString()}`,
      `#EXTINF:${seconds.toFixed(6)},`,
      `${folder}/${file}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Milliseconds. */
function lengthOf(segments: readonly LiveSegment[]): number {
  return Math.round(segments.reduce((sum, { seconds }) => sum + seconds * 1000, 0));
}
