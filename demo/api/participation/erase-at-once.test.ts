import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { eicar, startScanServer } from '../../providers/scanner/scan-server.ts';
import { awaitLock } from '../../testing/await-lock.ts';
import { onDatabase } from '../../testing/databases.ts';
import { forgetSent, goneScanner, startParticipation, taskContext } from '../../testing/own-participation.ts';
import { fields, png, post, upload } from '../../testing/participant.ts';
import { Visitor } from '../../testing/visitor.ts';
import type { DemoContext } from '../context.ts';
import { scanUploads } from './scan-uploads.ts';
import { insert } from './store-participation.ts';
import { sweepUploads } from './sweep-uploads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-03-01T12:00:00Z');

/** Tests of erasing files while calls attach them, and with a row that cannot be erased. */
onDatabase((database) => {
  let demo: Demo;
  let scanner: Awaited<ReturnType<typeof startScanServer>>;
  let context: DemoContext;

  beforeAll(async () => {
    scanner = await startScanServer();
    demo = await startParticipation({
      ...(await database.fresh()),
      scanner: goneScanner,
      now: () => now,
    });
    context = taskContext(demo, { now: () => now, scanner });
  });
  afterAll(async () => {
    await demo?.close();
    await scanner?.close();
  });
  beforeEach(() => forgetSent(demo));

  const ids = async () => (await demo.db.selectFrom('uploads').select('id').execute()).map(({ id }) => id);

  test.runIf(database.isShared)(
    'W-18 what is infected is taken from a text that is being stored while it is erased',
    async () => {
      const { id } = await upload(new Visitor(demo.app), Buffer.concat([png, eicar]));
      const sent = { ...fields, type: 'text_image' as const, checkPrivacyPolicy: true as const };
      let scanned: Promise<number> | undefined;
      // simulates storing a text with its file
      await demo.db.transaction().execute(async (transaction) => {
        await transaction.updateTable('uploads').set({ state: 'attached' }).where('id', '=', id).execute();
        scanned = scanUploads(context);
        await awaitLock(demo.db);
        const wish = { ugcId: '2', userId: null, fields: sent, captcha: undefined, fileId: id };
        await insert(transaction, { ...wish, onceHash: 'once' }, now);
      });
      expect(await scanned).toBe(0);
      const kept = demo.db.selectFrom('participations').select(['file_id', 'state', 'is_infected']);
      expect(await kept.execute()).toEqual([{ file_id: null, state: 'refused', is_infected: true }]);
      expect([await sweepUploads(context), await ids()]).toEqual([0, []]);
    },
  );

  test('W-18 a file that cannot be removed keeps no other from it', async () => {
    const who = new Visitor(demo.app);
    const stuck = await upload(who, png);
    const stays = await post(who, { type: 'text_image', uploadFileId: stuck.id });
    expect(stays.statusCode).toBe(200);
    const other = await upload(who, png);
    await demo.db.updateTable('uploads').set({ state: 'removed', expires_at: now }).execute();
    expect((await ids()).sort()).toEqual([stuck.id, other.id].sort());
    await expect(sweepUploads(context)).rejects.toThrow('1 files could not be removed');
    expect(await ids()).toEqual([stuck.id]);
  });
});
