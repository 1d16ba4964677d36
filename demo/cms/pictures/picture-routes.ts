import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { pictureQueue } from '../../api/http/picture-queue.ts';
import { immutable } from '../assets/cache-headers.ts';
import { ByteCache } from './byte-cache.ts';
import { draw } from './draw.ts';
import { drawings } from './registry.ts';
import { readVariant, type Variant } from './variant.ts';

const cacheBytes = 32 * 1024 * 1024;
const quality = { webp: 76, jpg: 80 };
const mimeTypes = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Scenes are drawn no wider than this and enlarged from there: soft paper edges bear it, and shadows cost by the pixel. */
const widestDrawing = 1000;

async function render({ id, ratio, width, format }: Variant): Promise<Buffer | undefined> {
  const drawing = drawings.get(id);
  if (!drawing) return undefined;
  const picture = sharp(Buffer.from(draw(drawing, ratio, Math.min(width, widestDrawing)))).resize({ width });
  return format === 'webp'
    ? await picture.webp({ quality: quality.webp, effort: 2 }).toBuffer()
    : await picture.flatten().jpeg({ quality: quality.jpg, mozjpeg: true }).toBuffer();
}

/**
 * Serves `/clip/{uuid}_{ratio}-aspect-ratio_{width}.{format}`, drawn when first asked for (IMG-02..04, IMG-07). Who asks for one that
 * is being drawn waits for that; else it takes its turn, and where too many wait the answer is 503.
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
        underWay.get(file) ?? pictureQueue.take(() => render(variant)).finally(() => underWay.delete(file));
      underWay.set(file, work);
      bytes = await work;
      if (!bytes) return reply.callNotFound();
      cache.set(file, bytes);
    }
    return reply.headers(immutable).type(mimeTypes[variant.format]).send(bytes);
  });
}
