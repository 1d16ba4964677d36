/** Segment of the loop that a channel sends repeatedly. */
export interface LiveSegment {
  file: string;
  seconds: number;
}

/** Number of segments that a player can seek back. */
const windowLength = 10;

/** Reads the segments of a playlist written by ffmpeg. */
export function readSegments(playlist: string): LiveSegment[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),.*\n(\S+)/g)].map(([, seconds, file = '']) => ({
    file,
    seconds: Number(seconds),
  }));
}

/**
 * Builds the playlist of a channel at a moment, from the last complete segments. They are numbered from 1970 on, so
 * that every server gives the same numbers, even after a restart. Where the loop restarts its times restart too,
 * which EXT-X-DISCONTINUITY marks (RFC 8216, 4.3.2.3).
 * @param folder folder of the segments, relative to the playlist
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
