import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken } from '../../demo/api/accounts/one-time-tokens.ts';
import type { Demo } from '../../demo/http/start-server.ts';
import { pau, photoOf, tutor } from '../../demo/testing/family.ts';
import { begin, png, put } from '../../demo/testing/participant.ts';
import { Browser } from '../../demo/testing/social-browser.ts';
import { Visitor } from '../../demo/testing/visitor.ts';
import { checkContract } from './check-contract.ts';
import { readDocument } from './read-document.ts';
import type { Samples } from './samples.ts';
import { linesOf, startCheckedDemo } from './testing/checked-demo.ts';

let demo: Demo;
let family: Visitor;
beforeAll(async () => {
  ({ demo } = await startCheckedDemo());
  const payload = { ...tutor, children: [{ ...pau, photo: await photoOf('#08c') }] };
  const registered = await new Visitor(demo.app).post('/api/front/user/register', { payload });
  expect(registered.statusCode, registered.body).toBe(200);
  const { id } = await rowOf(tutor.email);
  await demo.db.updateTable('users').set({ email_validated_at: new Date() }).where('id', '=', id).execute();
  family = await new Visitor(demo.app).logIn(String(id));
});
afterAll(() => demo?.close());

const rowOf = (email: string) =>
  demo.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** Runs the check for this demo, with `samples` in place of the document's examples. */
async function check(samples: Samples): Promise<string[]> {
  const document = (await demo.app.inject('/api/openapi.json')).json();
  const cookie = [...family.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const options = { baseUrl: demo.url, cookie, account: undefined, write: true, seed: 29, runs: 2 };
  const report = await checkContract(readDocument(document, samples), {
    ...options,
    only: Object.keys(samples),
  });
  expect(report.summary().join()).not.toContain('no example');
  return linesOf(report);
}

test('BEY-29 checks the operations that need a mail token or a child’s photo with samples', async () => {
  const { id: tutorId } = await rowOf(tutor.email);
  const child = demo.db.selectFrom('users').select('id').where('tutor_id', '=', tutorId);
  const { id } = await child.executeTakeFirstOrThrow();
  const before = await rowOf('anna@example.cat');
  const token = await issueToken(demo.db, 'reset-password', before.id, new Date());

  const findings = await check({
    changePassword: { body: { token, password: 'Una frase nova de sis mots' } },
    readChildPhoto: { parameters: { id: String(id) } },
  });

  expect(findings).toEqual([]);
  expect((await rowOf('anna@example.cat')).password_hash).not.toBe(before.password_hash);
});

test('BEY-29 SOC-07 with a sample, the demo finishes a login by a network in the browser that began it', async () => {
  const browser = new Browser(demo);
  const { code, state } = await browser.comeBack('google', 'mireia');
  const sample = { parameters: { provider: 'google' }, body: { code, token: state } };
  const cookie = `ap-social=${browser.cookies.get('ap-social')?.value}`;

  expect(await check({ finishSocialLogin: { ...sample, cookie } })).toEqual([]);
  expect(await rowOf('mireia@example.cat')).toMatchObject({ name: 'Mireia' });

  const used = await check({ finishSocialLogin: { ...sample, cookie } });
  expect(used.join()).toContain('(as in the example): expected 200, got 400');
});

test('BEY-29 API-36 with a sample, the demo puts the parts of a file together', async () => {
  const file = await begin(family);
  const parts = [await put(family, file, 1, png)];
  const sample = { parameters: { ugcId: '2', fileId: file.id }, body: { uploadId: file.uploadId, parts } };

  expect(await check({ completeUpload: sample })).toEqual([]);
  const states = demo.db.selectFrom('uploads').select('state').where('id', '=', file.id);
  expect(await states.executeTakeFirst()).not.toEqual({ state: 'open' });
});

test('BEY-29 a sample that the server does not know is named', async () => {
  expect((await check({ readChildPhoto: { parameters: { id: '999999' } } })).join()).toContain(
    'readChildPhoto: GET /api/front/user/children/999999/photo (as in the example): expected 200, got 404',
  );
});
