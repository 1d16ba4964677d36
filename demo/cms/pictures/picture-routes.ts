import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import {
  type ImageFormat,
  type ImageRatio,
  type ImageWidth,
  imageFormats,
  imageRatios,
  imageWidths,
} from '../../../src/content/image.ts';
import { callerOf } from '../../api/http/caller.ts';
import { pictureQueue } from '../../api/http/picture-queue.ts';
import { immutable } from '../assets/cache-headers.ts';
import { ByteCache } from './byte-cache.ts';
import { drawings, readDrawing } from './drawings.ts';

const cacheBytes = 32 * 1024 * 1024;
const quality = { webp: 76, jpg: 80 };
const mimeTypes = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Drawings are rendered no wider than this and enlarged from there: soft edges bear it, and shadows cost by the pixel. */
const widestDrawing = 1000;

interface Variant {
  id: string;
  ratio: ImageRatio;
  width: ImageWidth;
  format: ImageFormat;
}

/** `{uuid}_16-9-aspect-ratio_640.webp` → its parts; undefined unless the size is one of those that exist. */
function readVariant(file: string): Variant | undefined {
  const parts = /^([0-9a-f-]{36})_(\d+-\d+)-aspect-ratio_(\d+)\.([a-z]+)$/.exec(file);
  if (!parts) return undefined;
  const [, id = '', ratioText, widthText, formatText] = parts;
  const ratio = imageRatios.find((known) => known === ratioText);
  const width = imageWidths.find((known) => String(known) === widthText);
  const format = imageFormats.find((known) => known === formatText);
  return ratio && width && format ? { id, ratio, width, format } : undefined;
}

async function render({ id, ratio, width, format }: Variant): Promise<Buffer | undefined> {
  const name = drawings.get(id);
  if (!name) return undefined;
  const svg = await readDrawing(name, ratio, Math.min(width, widestDrawing));
  const picture = sharp(Buffer.from(svg)).resize({ width });
  return format === 'webp'
    ? await picture.webp({ quality: quality.webp, effort: 2 }).toBuffer()
    : await picture.flatten().jpeg({ quality: quality.jpg, mozjpeg: true }).toBuffer();
}

/**
 * Serves `/clip/{uuid}_{ratio}-aspect-ratio_{width}.{format}` (IMG-02..04, IMG-07). Requests for the same file share one rendering.
 * The queue limits the renderings, and returns 503 when too many wait.
 */
export function pictureRoutes(app: FastifyInstance): void {
  const cache = new ByteCache(cacheBytes);
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  app.get<{ Params: { file: string } }>('/clip/:file', async (request, reply) => {
    const { file } = request.params;
    const variant = readVariant(file);
    if (!variant) return reply.callNotFound();
    let bytes = cache.get(file);
    if (!bytes) {
      const work =
        underWay.get(file) ??
        pictureQueue.take(callerOf(request), () => render(variant)).finally(() => underWay.delete(file));
      underWay.set(file, work);
      bytes = await work;
      if (!bytes) return reply.callNotFound();
      cache.set(file, bytes);
    }
    return reply.headers(immutable).type(mimeTypes[variant.format]).send(bytes);
  });
}
