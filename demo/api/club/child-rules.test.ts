import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { dataUrl, ona, pau } from '../../testing/family.ts';
import { noon } from '../../testing/servers.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

const path = '/api/front/user/profile';

let demo: Demo;
let who: Visitor;
let now = noon;
beforeAll(async () => {
  demo = await startApi({ now: () => now });
});
afterAll(() => demo?.close());
beforeEach(async () => {
  now = noon;
  await demo.db.deleteFrom('users').where('surname', '=', 'Mira Soler').execute();
  await demo.db.deleteFrom('throttles').execute();
  who = await new Visitor(demo.app).logIn('8');
});
const errorsOf = async (children: unknown) => {
  const answer = await who.patch(path, { payload: { children } });
  if (answer.statusCode === 200) return [];
  expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'INVALID_FIELDS']);
  return answer
    .json()
    .errors.map((one: { errorCode: string; errorMessage: string }) => [
      one.errorCode,
      one.errorMessage.split(' ')[0],
    ]);
};
const missing = (field: string) => [['REQUIRED_FIELD', `children[0].${field}`]];
const wrong = (field: string) => [['INVALID_FIELD', `children[0].${field}`]];
const neus = { id: '30', name: 'Neus', surname: 'Climent Roig', birthdate: '2016-09-15' };

/** Day and month of the birthdate. */
const ddmmOf = ({ birthdate }: { birthdate: string }) => birthdate.slice(8) + birthdate.slice(5, 7);

test.each([
  ['CHILD-06 VAL-05 no name', { ...pau, name: '' }, missing('name')],
  ['CHILD-06 VAL-05 a blank surname', { ...pau, surname: '  ' }, missing('surname')],
  [
    'CHILD-06 a name that the database cannot keep',
    { ...pau, name: 'P\u0000u' },
    [['INVALID_FIELD', 'children.0.name']],
  ],
  ['CHILD-18 no birthdate', { ...pau, birthdate: undefined }, missing('birthdate')],
  ['CHILD-07 CHILD-16 VAL-20 13 years old today', { ...pau, birthdate: '2013-03-01' }, wrong('birthdate')],
  ['CHILD-07 CHILD-16 VAL-20 13 years old tomorrow', { ...pau, birthdate: '2013-03-02' }, []],
  ['CHILD-16 born today', { ...pau, birthdate: '2026-03-01' }, []],
  ['CHILD-16 born tomorrow', { ...pau, birthdate: '2026-03-02' }, wrong('birthdate')],
  ['CHILD-18 a day that does not exist', { ...pau, birthdate: '2018-02-30' }, wrong('birthdate')],
  ['CHILD-08 VAL-21 no PIN for a new child', { ...pau, pin: undefined }, missing('pin')],
  ['CHILD-09 VAL-21 a PIN of three digits', { ...pau, pin: '004' }, wrong('pin')],
  ['CHILD-09 VAL-21 a PIN of five digits', { ...pau, pin: '00421' }, wrong('pin')],
  ['CHILD-09 VAL-21 letters in a PIN', { ...pau, pin: '00a2' }, wrong('pin')],
  ['CHILD-23 four equal digits as a PIN', { ...pau, pin: '7777' }, wrong('pin')],
  ['CHILD-23 a run as a PIN', { ...pau, pin: '4321' }, wrong('pin')],
  ['CHILD-23 the year of birth as a PIN', { ...pau, pin: '2018' }, wrong('pin')],
  ['CHILD-23 the birthday as the new PIN of a member', { ...neus, pin: ddmmOf(neus) }, wrong('pin')],
  ['CHILD-09 digits of another script in a PIN', { ...pau, pin: '٠٠٤٢' }, wrong('pin')],
  ['CHILD-08 VAL-21 no PIN for a child that is a member', neus, []],
  ['CHILD-09 VAL-21 a wrong PIN for a child that is a member', { ...neus, pin: '42' }, wrong('pin')],
  ['CHILD-07 a member that would be 13', { ...neus, birthdate: '2013-03-01' }, wrong('birthdate')],
  ['CHILD-10 VAL-22 an address as the photo', { ...pau, photo: '/photo.jpg' }, wrong('photo')],
  [
    'CHILD-20 W-19 a photo that says it is SVG',
    { ...pau, photo: 'data:image/svg+xml;base64,PHN2Zy8+' },
    wrong('photo'),
  ],
  [
    'CHILD-20 W-19 a photo whose bytes are SVG',
    { ...pau, photo: dataUrl(Buffer.from('<svg/>')) },
    wrong('photo'),
  ],
  ['W-19 a photo that is too long', { ...pau, photo: dataUrl(Buffer.alloc(97_500, 0xff)) }, wrong('photo')],
  ['CHILD-10 no photo', { ...pau, photo: undefined }, []],
  ['CHILD-06 null instead of a child', null, [['INVALID_FIELD', 'children.0']]],
])('VAL-40 %s', async (_case, child, errors) => {
  expect(await errorsOf([child])).toEqual(errors);
});

test('VAL-40 names every invalid field of several children and no value', async () => {
  const wrongPhoto = { ...ona, photo: dataUrl(Buffer.from('no picture')) };
  expect(await errorsOf([pau, { ...ona, pin: '12' }, { ...ona, name: '' }])).toEqual([
    ['INVALID_FIELD', 'children[1].pin'],
    ['REQUIRED_FIELD', 'children[2].name'],
  ]);
  expect(await errorsOf([pau, wrongPhoto])).toEqual([['INVALID_FIELD', 'children[1].photo']]);
  expect(
    await demo.db.selectFrom('users').select('id').where('surname', '=', 'Mira Soler').execute(),
  ).toEqual([]);
});

test.each([
  ['2026-03-01T22:59:00Z', []],
  // already 2 March in Madrid
  ['2026-03-01T23:00:00Z', wrong('birthdate')],
])(
  'CHILD-07 CHILD-16 checks the maximum age at %s for a birthdate of 2 March 2013',
  async (today, errors) => {
    now = new Date(today);
    who = await new Visitor(demo.app).logIn('8');
    expect(await errorsOf([{ ...pau, birthdate: '2013-03-02' }])).toEqual(errors);
  },
);

test('W-09 limits a call to 20 children, an hour to 10 saves and a body to 2 MiB', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ ...pau, name: `Pau ${index}` }));
  expect(await errorsOf(many)).toEqual([['INVALID_FIELD', 'children']]);
  const photo = `data:image/jpeg;base64,${'A'.repeat(2 * 1024 * 1024)}`;
  const large = await who.patch(path, { payload: { children: [{ ...pau, photo }] } });
  expect(large.json()).toMatchObject({ httpCode: 413, errorCode: 'BODY_TOO_LARGE' });
  const wordy = await who.patch(path, { payload: { children: [{ ...pau, surname: 'A'.repeat(70_000) }] } });
  expect(wordy.json(), 'large without a photo').toMatchObject({ httpCode: 413, errorCode: 'BODY_TOO_LARGE' });
  for (let saves = 0; saves < 10; saves++) expect(await errorsOf([neus])).toEqual([]);
  const answer = await who.patch(path, { payload: { children: [neus] } });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
});

test('W-09 limits a family to 20 children, however many calls they come in', async () => {
  const added = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...pau, name: `Pau ${from + index}` }));
  const before = (await demo.db.selectFrom('users').select('id').where('tutor_id', '=', 8).execute()).length;
  expect(await errorsOf(added(0, 20 - before))).toEqual([]);
  expect(await errorsOf(added(20, 1))).toEqual([['INVALID_FIELD', 'children']]);
  // an existing member can still be changed
  expect(await errorsOf([neus])).toEqual([]);
});

test.each([['text'], [{}], [null], [['Pau']], [[[pau]]]])(
  'VAL-40 rejects invalid children: %j',
  async (children) => {
    const answer = await who.patch(path, { payload: { children } });
    expect(answer.statusCode).toBe(400);
  },
);
