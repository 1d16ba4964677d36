/**
 * Makes the video and the audio of the demo anew, in `demo/cms/assets/media`. They are kept in the repository, so that
 * nobody needs ffmpeg but who changes them: `npm run media`
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { draw } from '../demo/cms/pictures/draw.ts';
import { randomOf } from '../demo/cms/pictures/random.ts';

const [width, height, framesASecond, seconds] = [640, 360, 12, 6];
const temporary = mkdtempSync(join(tmpdir(), 'media-'));
const target = (name: string) => fileURLToPath(new URL(`../demo/cms/assets/media/${name}`, import.meta.url));
const ffmpeg = (...options: string[]) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'inherit' });

/** Rain over a scene of paper: every drop falls a whole number of times, so that the end meets the beginning. */
async function makeRain(): Promise<void> {
  const scene = await sharp(
    Buffer.from(draw({ scene: 'weather', palette: 'cel', seed: 'pluja' }, '16-9', width)),
  )
    .resize(width, height)
    .png()
    .toBuffer();
  const random = randomOf('gotes');
  const drops = Array.from({ length: 70 }, () => ({
    x: random.between(0, width * 1.2),
    y: random.between(0, 1),
    falls: Math.floor(random.between(3, 6)),
    length: random.between(10, 26),
  }));
  const count = framesASecond * seconds;
  for (let frame = 0; frame < count; frame++) {
    const lines = drops.map(({ x, y, falls, length }) => {
      const way = (y + (frame / count) * falls) % 1;
      const [left, top] = [x - way * 60, way * (height + 60) - 30];
      return `M${left.toFixed(1)} ${top.toFixed(1)}l${(-length * 0.16).toFixed(1)} ${length.toFixed(1)}`;
    });
    const rain = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${lines.join('')}" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"/></svg>`;
    await sharp(scene)
      .composite([{ input: Buffer.from(rain) }])
      .png({ compressionLevel: 1 })
      .toFile(join(temporary, `${String(frame).padStart(3, '0')}.png`));
  }
  const input = ['-framerate', String(framesASecond), '-i', join(temporary, '%03d.png')];
  const coding = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '30',
    '-preset',
    'veryslow',
  ];
  ffmpeg(...input, ...coding, '-movflags', '+faststart', target('pluja.mp4'));
}

/** Partials of a bell: multiple of the strike note, loudness, and how many seconds it takes to fade. */
const partials = [
  [0.5, 0.5, 5],
  [1, 1, 3.2],
  [1.2, 0.6, 2.6],
  [1.5, 0.35, 2],
  [2, 0.7, 1.6],
  [2.67, 0.25, 0.9],
  [3, 0.2, 0.7],
  [4.2, 0.12, 0.4],
] as const;
/** Seconds at which each bell is struck, in hertz: three voices that answer one another, then the hour. */
const strikes: readonly (readonly [at: number, note: number])[] = [
  ...[0, 1, 2, 3].flatMap(
    (round) =>
      [
        [round * 2.4, 523],
        [round * 2.4 + 0.7, 440],
        [round * 2.4 + 1.4, 349],
      ] as const,
  ),
  [11, 262],
  [13.4, 262],
  [15.8, 262],
];

function makeBells(): void {
  const rate = 22_050;
  const samples = new Float32Array(rate * 20);
  for (const [at, note] of strikes) {
    for (const [multiple, loudness, fade] of partials) {
      const first = Math.floor(at * rate);
      const last = Math.min(samples.length, first + fade * 2 * rate);
      for (let i = first; i < last; i++) {
        const t = (i - first) / rate;
        samples[i] =
          (samples[i] ?? 0) +
          loudness * Math.exp(-t / (fade / 3)) * Math.sin(2 * Math.PI * note * multiple * t);
      }
    }
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const raw = Int16Array.from(samples, (sample) => (sample / loudest) * 30_000);
  writeFileSync(join(temporary, 'bells.raw'), new Uint8Array(raw.buffer));
  const input = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', join(temporary, 'bells.raw')];
  ffmpeg(
    ...input,
    '-af',
    'afade=t=out:st=18:d=2',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '32k',
    target('campanes.mp3'),
  );
}

await makeRain();
makeBells();
rmSync(temporary, { recursive: true });
