import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { type Drawing, draw } from '../../demo/cms/pictures/draw.ts';

/** Twelve pictures a second, as films of paper have. */
export const framesASecond = 12;

export interface Film {
  width: number;
  height: number;
  seconds: number;
  /** The scene behind, which is drawn once for as long as it is the same object. */
  sceneAt(t: number): Drawing;
  /** Moving foreground: elements of SVG. */
  before(t: number): string;
}

const ratios = { wide: '16-9', tall: '9-16' } as const;

/** The pixels of a scene that fills a frame. */
function paint(drawing: Drawing, { width, height }: Film): Promise<Buffer> {
  const ratio = width > height ? ratios.wide : ratios.tall;
  return sharp(Buffer.from(draw(drawing, ratio, width)))
    .resize(width, height, { fit: 'cover' })
    .flatten()
    .raw()
    .toBuffer();
}

/** Films every frame into a file without loss, which the encodings are made of. */
export async function shoot(film: Film, file: string): Promise<void> {
  const { width, height, seconds, sceneAt, before } = film;
  const size = `${width}x${height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(framesASecond), '-i', '-'];
  const output = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv420p', file];
  const process = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const closed = once(process, 'close');
  const painted = new Map<Drawing, Promise<Buffer>>();
  for (let frame = 0; frame < seconds * framesASecond; frame++) {
    const t = frame / framesASecond;
    const drawing = sceneAt(t);
    const scene = painted.get(drawing) ?? paint(drawing, film);
    painted.set(drawing, scene);
    const front = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${before(t)}</svg>`;
    const pixels = await sharp(await scene, { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(front) }])
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!process.stdin.write(pixels)) await once(process.stdin, 'drain');
  }
  process.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}
