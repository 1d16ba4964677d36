import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bitExact, ffmpeg } from './ffmpeg.ts';
import { stamp } from './speech.ts';

const every = 4;
const [width, height, columns] = [160, 90, 5];

/** Small pictures of a film on one sheet, and the track that says which part of the sheet is of which second. */
export function makeThumbnails(film: string, folder: string, seconds: number): void {
  const count = Math.ceil(seconds / every);
  const rows = Math.ceil(count / columns);
  const sheet = `fps=1/${every}:start_time=0:round=down,scale=${width}:${height},tile=${columns}x${rows}`;
  ffmpeg([
    '-i',
    film,
    '-vf',
    sheet,
    '-frames:v',
    '1',
    '-q:v',
    '6',
    ...bitExact,
    join(folder, 'thumbnails.jpg'),
  ]);
  const cues = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    const end = Math.min(seconds, (index + 1) * every);
    return `${stamp(index * every)} --> ${stamp(end)}\nthumbnails.jpg#xywh=${x},${y},${width},${height}\n`;
  });
  writeFileSync(join(folder, 'thumbnails.vtt'), `WEBVTT\n\n${cues.join('\n')}`);
}
