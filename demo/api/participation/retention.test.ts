import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { ownDatabase } from '../../testing/databases.ts';
import { startParticipation, taskContext } from '../../testing/own-participation.ts';
import { png, post, upload } from '../../testing/participant.ts';
import { Visitor } from '../../testing/visitor.ts';
import { day } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { decide } from './moderate.ts';
import { readStored } from './store-client.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { keyOf } from './uploads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const noon = new Date('2026-03-01T12:00:00Z');
const after = (days: number) => new Date(noon.getTime() + days * day);
let demo: Demo;
let now = noon;
let context: DemoContext;

beforeAll(async () => {
  demo = await startParticipation({ ...(await ownDatabase()), now: () => now });
  const { participationDays } = readConfig({ PARTICIPATION_DAYS: '30' });
  context = taskContext(demo, { participationDays, now: () => now });
});
afterAll(() => demo?.close());

async function send(text: string) {
  const who = new Visitor(demo.app);
  const { id: file } = await upload(who, png);
  const answer = await post(who, { text, type: 'text_image', uploadFileId: file });
  expect(answer.statusCode, answer.body).toBe(200);
  await demo.db.updateTable('uploads').set({ is_clean: true }).where('id', '=', file).execute();
  const sent = demo.db.selectFrom('participations').select('id').where('file_id', '=', file);
  return { id: (await sent.executeTakeFirstOrThrow()).id, file };
}
const texts = async () => {
  const rows = await demo.db.selectFrom('participations').select('text').orderBy('text').execute();
  return rows.map(({ text }) => text);
};
const inStore = async (file: string) => (await readStored(context, keyOf(file))).ok;

test('UGC-25 W-18 deletes decided participations after the configured days, and keeps waiting ones', async () => {
  const accepted = await send('acceptada');
  const refused = await send('refusada');
  const late = await send('decidida més tard');
  const waiting = await send('espera');
  await decide(context, accepted.id, 'accepted');
  await decide(context, refused.id, 'refused');
  now = after(10);
  await decide(context, late.id, 'accepted');

  now = new Date(after(30).getTime() - 1);
  await sweepUploads(context);
  expect(await texts()).toEqual(['acceptada', 'decidida més tard', 'espera', 'refusada']);

  now = after(30);
  await sweepUploads(context);
  expect(await texts()).toEqual(['decidida més tard', 'espera']);
  expect(await Promise.all([accepted, refused, late, waiting].map(({ file }) => inStore(file)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const left = await demo.db.selectFrom('uploads').select('id').execute();
  expect(left.map(({ id }) => id).sort()).toEqual([late.file, waiting.file].sort());
});

test('W-18 a decision that is taken anew counts anew', async () => {
  const { id } = await send('canviada');
  await decide(context, id, 'refused');
  now = new Date(now.getTime() + 20 * day);
  await decide(context, id, 'accepted');
  now = new Date(now.getTime() + 29 * day);
  await sweepUploads(context);
  expect(await texts()).toContain('canviada');
});

test.each(['0', '-1', '1.5', 'sempre', '36501'])('refuses to keep participations for «%s» days', (days) => {
  expect(() => readConfig({ PARTICIPATION_DAYS: days })).toThrow('PARTICIPATION_DAYS');
});

test('keeps participations for a year where nothing else is set', () => {
  expect(readConfig({}).participationDays).toBe(365);
});
