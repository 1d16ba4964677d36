import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { repeat } from '../http/repeat.ts';
import { scannerOf } from './scanner.ts';
import { readStored } from './store-client.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { keyOf } from './uploads.ts';

type Context = Pick<DemoContext, 'config' | 'db'>;

/** Milliseconds before a retry when the scanner does not respond. */
const again = 60_000;

/**
 * Scans all unscanned files, which the newsroom cannot see before (W-18). Erases infected files and refuses their
 * participations. Several servers may scan simultaneously, since a second scan does no harm.
 * @returns the number of files that could not be scanned
 */
export async function scanUploads(
  context: Context,
  { signal = new AbortController().signal, log }: { signal?: AbortSignal; log?: FastifyInstance['log'] } = {},
): Promise<number> {
  const { db, config } = context;
  const scanner = scannerOf(config);
  const due = await db
    .selectFrom('uploads')
    .select('id')
    .where('state', 'in', ['complete', 'attached'])
    .where('is_clean', '=', false)
    .execute();
  let left = 0;
  for (const { id } of due) {
    try {
      if (!scanner) throw new Error('there is no scanner');
      const { ok, status, body } = await readStored(context, keyOf(id), { signal });
      if (!ok || !body) throw new Error(`the store answers ${status} for a file`);
      if ((await scanner.scan(body, signal)) === 'infected') await eraseInfected(context, id);
      else await db.updateTable('uploads').set({ is_clean: true }).where('id', '=', id).execute();
    } catch (error) {
      left += 1;
      if (!signal.aborted) log?.error({ err: error }, 'a file is not scanned');
    }
  }
  return left;
}

/**
 * Erases an infected file; the newsroom keeps its text, as refused. Changes the file's row first: a text that is
 * being attached waits for it.
 */
async function eraseInfected(context: Context, id: string): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('uploads')
      .set({ state: 'removed', expires_at: context.config.now() })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('participations')
      .set({ file_id: null, state: 'refused', is_infected: true, decided_at: context.config.now() })
      .where('file_id', '=', id)
      .execute();
  });
  await sweepUploads(context);
}

/**
 * Scans every minute, and then also retries files that could not be scanned.
 * @returns a function that requests a scan soon
 */
export function scanUploadsSoon(app: FastifyInstance, context: DemoContext): () => void {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isWaiting = false;
  const scan = () => scanUploads(context, { signal: ending.signal, log: app.log });
  const failure = 'files are not scanned';
  /** Runs scans one after the other; a waiting scan serves all requests that arrive meanwhile. */
  const soon = (): Promise<unknown> => {
    if (isWaiting) return running;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return ending.signal.aborted ? undefined : scan();
      })
      .catch((error: unknown) => app.log.error({ err: error }, failure));
    return running;
  };
  // the store may be this server, which waits for its responses before it closes
  app.addHook('preClose', async () => ending.abort());
  repeat(app, { every: again, failure }, soon);
  app.addHook('onClose', async () => {
    await running;
  });
  return () => void soon();
}
