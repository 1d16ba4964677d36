import { readFileSync } from 'node:fs';
import { findVideo, type LibraryVideo, mediaPath } from './media-library.ts';

/** A sentence with its times, in seconds. */
export interface TimedSentence {
  start: number;
  end: number;
  text: string;
}

const read = new Map<string, TimedSentence[]>();

/** Returns the transcript of a video or audio: the text of its captions, read from the file on first use. */
export function transcriptOf(bcId: string | undefined): readonly TimedSentence[] {
  const video = bcId === undefined ? undefined : findVideo(bcId);
  if (!video?.hasCaptions) return [];
  const known = read.get(video.id) ?? readCaptions(video);
  read.set(video.id, known);
  return known;
}

function readCaptions(video: LibraryVideo): TimedSentence[] {
  const file = new URL(`../${mediaPath(video, 'captions-ca.vtt').slice(1)}`, import.meta.url);
  const cues = readFileSync(file, 'utf8').matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm);
  return [...cues].map(([, start = '', end = '', text = '']) => ({
    start: secondsOf(start),
    end: secondsOf(end),
    text,
  }));
}

/** `00:01:02.500` */
function secondsOf(stamp: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = stamp.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
