import { describe, expect, test } from 'vitest';
import { makeFeed, pinMessage } from '../../testing/feeds.ts';
import { deskOf, sendForm, startNewsroom } from '../../testing/newsroom.ts';
import { decode } from '../../testing/pages.ts';
import { Visitor } from '../../testing/visitor.ts';

const { app, db, rosa, logIn, newest, titles, newForm } = await startNewsroom();

describe('the list', () => {
  const press = (feed: string, rest: string, fields: Record<string, string>) =>
    sendForm(rosa, `${deskOf(feed)}/${rest}`, new URLSearchParams(fields));
  const headings = (body: string) => [...body.matchAll(/<h3>([^<]*)</g)].map(([, title]) => title);
  const buttons = (body: string, name: string) =>
    [...body.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

  test('BEY-06 pins and moves messages, once however often it is pressed', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 4 });
    const [one, two, , four] = messages.map(({ id }) => id) as [string, string, string, string];
    expect((await press(feed, `missatges/${one}/fixa`, { pinned: 'true' })).headers.location).toBe(
      `${deskOf(feed)}?fet=fixat#m-${one}`,
    );
    const { body } = await rosa.get(deskOf(feed));
    expect(headings(body)).toEqual(['Missatge 1', 'Missatge 4', 'Missatge 3', 'Missatge 2']);
    // the only pinned one stays above all others
    expect(buttons(body, 'before')).toEqual([four, expect.anything()]);
    for (let times = 0; times < 2; times += 1) await press(feed, `missatges/${two}/mou`, { before: four });
    expect(await titles(feed)).toEqual(['Missatge 1', 'Missatge 2', 'Missatge 4', 'Missatge 3']);
    await press(feed, `missatges/${one}/fixa`, { pinned: 'false' });
    expect(await titles(feed)).toEqual(['Missatge 2', 'Missatge 4', 'Missatge 3', 'Missatge 1']);
  });

  test('BEY-06 moves messages from one page of the list to the next and back', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 45 });
    const first = (await rosa.get(deskOf(feed))).body;
    expect(headings(first)).toHaveLength(20);
    const older = /\?des-de=([^"]+)"/.exec(first)?.[1] ?? '';
    expect(older).toBe(messages[24]?.id);
    expect(buttons(first, 'after').at(-1)).toBe(older);
    const second = (await rosa.get(`${deskOf(feed)}?des-de=${older}`)).body;
    expect(headings(second)[0]).toBe('Missatge 25');
    expect(buttons(second, 'before')[0]).toBe(messages[25]?.id);
    const moved = await press(feed, `missatges/${older}/mou`, {
      before: messages[25]?.id ?? '',
      from: older,
    });
    expect(moved.headers.location).toBe(`${deskOf(feed)}?fet=mogut&des-de=${older}#m-${older}`);
    expect(headings((await rosa.get(String(moved.headers.location))).body).slice(0, 2)).toEqual([
      'Missatge 25',
      'Missatge 26',
    ]);
  });

  test('BEY-06 says why a message cannot be pinned or moved', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 6 });
    for (const { id } of messages.slice(1)) await pinMessage(db, feed, id);
    const full = await press(feed, `missatges/${messages[0]?.id}/fixa`, { pinned: 'true' });
    expect([full.statusCode, decode(full.body)]).toEqual([
      409,
      expect.stringContaining('Solteu-ne un abans.'),
    ]);
    const gone = await press(feed, `missatges/${messages[0]?.id}/mou`, { after: 'cap' });
    expect([gone.statusCode, decode(gone.body)]).toEqual([
      404,
      expect.stringContaining('El missatge no existix.'),
    ]);
  });

  test('API-27 closes a feed, keeps the text of a message that comes too late, and reopens the feed', async () => {
    const { id: feed } = await makeFeed(db);
    const form = await newForm(feed);
    form.fill({ title: 'Massa tard', 'description.0.html': 'Ai.' });
    await press(feed, 'estat', { closed: 'true' });
    expect((await rosa.get(`${deskOf(feed)}?fet=tancat`)).body).toContain('El directe està tancat.');
    await form.press('publish');
    expect([form.status(), form.field('title')]).toEqual([409, 'Massa tard']);
    expect(form.text()).toContain('El directe està tancat. El que heu escrit continua ací.');
    await press(feed, 'estat', { closed: 'false' });
    await form.press('publish');
    expect(await titles(feed)).toEqual(['Massa tard']);
  });
});

describe('permissions', () => {
  const pages = ['', '/missatges/nou?id=0123456789abcdef', '/missatges/MESSAGE'];
  const acts: [path: string, fields: Record<string, string>][] = [
    ['/missatges/nou', { do: 'publish', title: 'Plou' }],
    ['/missatges/MESSAGE', { do: 'correct', title: 'Plou', revision: '9' }],
    ['/missatges/MESSAGE', { do: 'remove' }],
    ['/missatges/MESSAGE/fixa', { pinned: 'true' }],
    ['/missatges/MESSAGE/mou', { after: 'OTHER' }],
    ['/estat', { closed: 'true' }],
  ];

  test('W-10 shows the newsroom to its staff only', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 1 });
    for (const page of pages) {
      const path = `${deskOf(feed)}${page.replace('MESSAGE', messages[0]?.id ?? '')}`;
      const nobody = await new Visitor(app).get(path);
      expect([nobody.statusCode, nobody.body]).toEqual([401, expect.stringContaining('Inicieu la sessió')]);
      for (const user of ['7', '30']) {
        const refused = await (await logIn(user)).get(path);
        expect([refused.statusCode, refused.body]).toEqual([403, expect.not.stringContaining('Missatge 1')]);
      }
      const own = await rosa.get(path);
      expect(own.statusCode).toBe(200);
      expect(own.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
  });

  test.each(acts)('W-10 W-11 refuses visitors, readers and other sites: %s %j', async (path, fields) => {
    const { id: feed, messages } = await makeFeed(db, { messages: 2 });
    const [other = '', message = ''] = messages.map(({ id }) => id);
    const target = `${deskOf(feed)}${path.replace('MESSAGE', message)}`;
    const typed = new URLSearchParams({ ...fields, ...(fields.after && { after: other }) });
    const before = await newest(feed);
    expect((await sendForm(new Visitor(app), target, typed)).statusCode).toBe(401);
    for (const user of ['7', '30'])
      expect((await sendForm(await logIn(user), target, typed)).statusCode).toBe(403);
    for (const site of ['cross-site', 'same-site']) {
      const answer = await sendForm(rosa, target, typed, { 'sec-fetch-site': site });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('name="title"');
    }
    expect(await newest(feed)).toEqual(before);
  });
});
