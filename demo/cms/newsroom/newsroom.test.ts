import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import type { Demo } from '../../http/start-server.ts';
import { startDemo } from '../../server.ts';
import { everyBodyElement } from '../../testing/every-body-element.ts';
import {
  addMessage,
  correctMessage,
  makeFeed,
  pinMessage,
  removeMessage,
  restoreMessage,
} from '../../testing/feeds.ts';
import { formFields } from '../../testing/form-fields.ts';
import { decode } from '../../testing/pages.ts';
import { Visitor } from '../../testing/visitor.ts';
import { blockTypes } from './message-fields.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let demo: Demo;
let rosa: Visitor;
beforeAll(async () => {
  demo = await startDemo({
    port: 0,
    dataDir: 'memory',
    logLevel: 'silent',
    basePath: '/web',
    catalogue: false,
  });
});
afterAll(() => demo?.close());

async function logIn(userId: string): Promise<Visitor> {
  const visitor = new Visitor(demo.app);
  await visitor.post('/web/api/dev/session', { payload: { userId } });
  return visitor;
}
beforeEach(async () => {
  rosa = await logIn('13');
});

const deskOf = (feed: string) => `/web/redaccio/directes/${feed}`;
const newest = async (feed: string): Promise<LiveMessage[]> =>
  (await new Visitor(demo.app).get(`/web/api/front/live/${feed}/messages/newest`)).json().response.messages;
const titles = async (feed: string) => (await newest(feed)).map(({ title }) => title);

const send = (who: Visitor, path: string, fields: URLSearchParams, headers = {}) =>
  who.post(path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: fields.toString(),
  });

/** A form that an editor has open. */
async function openForm(address: string, who = rosa) {
  let { body, statusCode, headers } = await who.get(address);
  if (statusCode === 303) ({ body, statusCode, headers } = await who.get(String(headers.location)));
  let fields = formFields(body);

  /** Sends the form as it is to the address of a button, or else to that of the form. */
  const sendBy = (action: string, as: Visitor) => {
    const buttons = [...body.matchAll(/formaction="([^"]*)"[^>]* value="([^"]*)"/g)];
    const own = buttons.find(([, , value]) => value === action)?.[1];
    const target = own ?? /<form class="nr-form[^>]* action="([^"]*)"/.exec(body)?.[1] ?? '';
    return send(as, decode(target), new URLSearchParams([...fields, ['do', action]]));
  };
  return {
    fill(typed: Record<string, string>) {
      for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    },
    /** Presses a button; the form is the one of the answer, if there is one. */
    async press(action: string, as = who) {
      const answer = await sendBy(action, as);
      ({ statusCode, headers } = answer);
      if (statusCode === 303) return;
      ({ body } = answer);
      fields = formFields(body);
    },
    /** Presses a button and loses the answer. */
    pressAndLose: (action: string) => sendBy(action, who),
    field: (name: string) => fields.get(name),
    names: () => [...fields.keys()],
    text: () => decode(body),
    focus: () => / (?:id|value)="([^"]*)"[^>]* autofocus/.exec(body)?.[1],
    status: () => statusCode,
    location: () => headers.location,
  };
}
const newForm = (feed: string) => openForm(`${deskOf(feed)}/missatges/nou`);
const formOf = (feed: string, message: { id: string } | undefined) =>
  openForm(`${deskOf(feed)}/missatges/${message?.id}`);

describe('blocks of a message', () => {
  test('BODY-02 BODY-03 shows every field of every block, and changes nothing that nobody changed', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const author = {
      name: 'Rosa',
      image: { src: '/clip/x', alt: 'Rosa' },
      twitterAccount: { text: '@rosa', href: 'https://x.com/rosa' },
    };
    const openingMultimedia = everyBodyElement.find(({ type }) => type === 'video');
    const { id } = await addMessage(demo.db, feed, {
      title: 'Tot',
      author,
      ...(openingMultimedia && { openingMultimedia }),
      description: everyBodyElement,
    });
    expect(blockTypes.map(({ type }) => type).sort()).toEqual(
      everyBodyElement.map(({ type }) => type).sort(),
    );
    const before = await newest(feed);
    const form = await formOf(feed, { id });
    await form.press('up description.0');
    await form.press('correct');
    expect([form.status(), form.location()]).toEqual([
      303,
      `${deskOf(feed)}?fet=corregit&firma=Rosa#m-${id}`,
    ]);
    expect(await newest(feed)).toEqual(before);
  });

  test('BODY-01 adds, moves and removes blocks and their items without publishing', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const form = await newForm(feed);
    form.fill({ title: 'Plou', 'description.0.html': 'Tothom <b>davall</b>.' });
    const steps: [action: string, focus: string][] = [
      ['add description listing', 'description.1.items'],
      ['add description hot-topics', 'description.2.topics.0.title'],
      ['add description.2.topics', 'description.2.topics.1.title'],
      ['remove description.2.topics.0', 'description.2.topics.0.title'],
      ['add description.2.topics.0.children', 'description.2.topics.0.children.0.title'],
      ['up description.2', 'up description.1'],
      ['up description.1', 'up description.0'],
      ['up description.0', 'up description.0'],
      ['down description.1', 'down description.2'],
      ['add openingMultimedia image', 'openingMultimedia.image.src'],
    ];
    for (const [action, focus] of steps) {
      await form.press(action);
      expect([form.status(), form.focus()], action).toEqual([200, focus]);
    }
    form.fill({
      'openingMultimedia.image.src': '/clip/x',
      'description.0.topics.0.title': 'Tema',
      'description.0.topics.0.href': '/t',
      'description.0.topics.0.children.0.title': 'Una',
      'description.0.topics.0.children.0.href': '/u',
      'description.1.items': ' Una\r\n\r\nDues ',
      'author.name': 'Rosa',
    });
    expect(await titles(feed)).toEqual([]);
    await form.press('publish');
    expect((await newest(feed))[0]).toMatchObject({
      title: 'Plou',
      author: { name: 'Rosa' },
      openingMultimedia: { type: 'image', image: { src: '/clip/x' } },
      description: [
        {
          type: 'hot-topics',
          topics: [{ title: 'Tema', href: '/t', children: [{ title: 'Una', href: '/u' }] }],
        },
        { type: 'listing', tag: 'ul', items: ['Una', 'Dues'] },
        { type: 'paragraph', html: 'Tothom <b>davall</b>.' },
      ],
    });
  });

  test('BODY-01 removes the opening, the last block and a cleared field', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const image = { src: '/clip/x', alt: 'Una' };
    const { id } = await addMessage(demo.db, feed, {
      title: 'Plou',
      openingMultimedia: { type: 'image', image },
      description: [
        { type: 'paragraph', html: 'Hola' },
        { type: 'image', image, caption: 'Peu' },
      ],
    });
    const form = await formOf(feed, { id });
    await form.press('remove openingMultimedia');
    await form.press('remove description.0');
    form.fill({ 'description.0.caption': ' ', 'description.0.image.alt': '' });
    await form.press('correct');
    const [message] = await newest(feed);
    expect(message?.description).toEqual([{ type: 'image', image: { src: '/clip/x' } }]);
    expect(message).not.toHaveProperty('openingMultimedia');
    await form.press('remove description.0');
    expect(form.names()).not.toContain('description.0');
  });

  test.each([
    'remove description.9',
    'remove title',
    'up',
    'sideways description.0',
    'add __proto__ image',
    'add constructor.prototype',
    'remove __proto__.toString',
    'add title image',
    '',
  ])('W-04 changes nothing by the action «%s»', async (action) => {
    const { id: feed } = await makeFeed(demo.db);
    const form = await newForm(feed);
    form.fill({ title: 'Plou', 'description.0.html': 'Hola' });
    const before = form.names();
    await form.press(action);
    expect([form.status(), form.names(), form.field('title')]).toEqual([200, before, 'Plou']);
    expect(await titles(feed)).toEqual([]);
  });
});

describe('what an editor types', () => {
  test('BEY-06 keeps refused fields, and names each problem at its field', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const form = await newForm(feed);
    await form.press('add description photo-gallery');
    await form.press('add description audio');
    form.fill({
      'description.0.html': 'Hola',
      'description.1.cards.0.image.src': 'javascript:alert(1)',
      'description.2.src': '/a.mp3',
      'description.2.duration': 'molt',
    });
    await form.press('publish');
    expect([form.status(), form.focus()]).toEqual([400, 'title']);
    for (const [name, problem] of [
      ['title', 'Ha de tindre text.'],
      ['description.1.cards.0.image.src', 'No és una adreça que es puga fer servir.'],
      ['description.2.duration', 'Ha de ser un número entre 0 i 86400.'],
    ]) {
      expect(form.text()).toContain(`id="${name}-problem">${problem}`);
      expect(form.text()).toMatch(
        new RegExp(`id="${name}"[^>]* aria-describedby="${name}-problem" aria-invalid="true"`),
      );
    }
    expect(form.field('description.1.cards.0.image.src')).toBe('javascript:alert(1)');
    form.fill({
      title: 'Hola a tots',
      'description.1.cards.0.image.src': '/clip/x',
      'description.2.duration': '2,5',
    });
    await form.press('publish');
    expect((await newest(feed))[0]?.description).toEqual([
      { type: 'paragraph', html: 'Hola' },
      { type: 'photo-gallery', cards: [{ image: { src: '/clip/x' } }] },
      { type: 'audio', src: '/a.mp3', duration: 2.5 },
    ]);
  });

  test('W-04 keeps a message that is too long, and asks to split it', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const form = await newForm(feed);
    for (let index = 1; index < 4; index += 1) await form.press('add description paragraph');
    for (let index = 0; index < 4; index += 1)
      form.fill({ [`description.${index}.html`]: 'ç'.repeat(12_000) });
    form.fill({ title: 'Llarg' });
    await form.press('publish');
    expect([form.status(), form.text()]).toEqual([
      413,
      expect.stringContaining('massa llarg per a un directe'),
    ]);
    expect([form.field('title'), form.field('description.3.html')?.length]).toEqual(['Llarg', 12_000]);
  });

  test('BEY-06 keeps what was typed when the session has ended, and sends it after a login', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const form = await newForm(feed);
    form.fill({ title: 'Hola', 'description.0.html': 'Bon dia' });
    await form.press('publish', new Visitor(demo.app));
    expect([form.status(), form.text()]).toEqual([401, expect.stringContaining('La sessió s’ha acabat.')]);
    expect([form.field('title'), form.field('description.0.html')]).toEqual(['Hola', 'Bon dia']);
    await form.press('publish', await logIn('7'));
    expect([form.status(), form.text()]).toEqual([403, expect.stringContaining('no és de la redacció')]);
    await form.press('publish');
    expect([form.status(), await titles(feed)]).toEqual([303, ['Hola']]);
  });

  test('W-06 shows hostile text as text, in the form and in the list', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const hostile = `"></textarea><img src=x onerror=alert(1)><script>alert(1)</script>`;
    const { id } = await addMessage(demo.db, feed, {
      title: hostile,
      author: { name: hostile },
      description: [
        { type: 'paragraph', html: hostile },
        { type: 'quote', text: hostile, author: hostile },
      ],
    });
    for (const path of [
      '',
      `/missatges/${id}`,
      `/missatges/nou?id=${crypto.randomUUID()}&firma=${encodeURIComponent(hostile)}`,
    ]) {
      const { body } = await rosa.get(deskOf(feed) + path);
      expect(body, path).not.toMatch(/<img src=x|<script>alert/);
      expect(body, path).toContain('&lt;script&gt;alert');
    }
  });
});

describe('a message that is sent more than once', () => {
  test('LIVE-13 BEY-06 publishes once when the answer is lost or the button is pressed twice', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const form = await newForm(feed);
    form.fill({ title: 'Plo', 'description.0.html': 'Quatre gotes.' });
    await Promise.all([form.pressAndLose('publish'), form.pressAndLose('publish')]);
    await form.press('publish');
    expect([form.status(), form.location()]).toEqual([303, expect.stringContaining('fet=publicat')]);
    expect(await titles(feed)).toEqual(['Plo']);
    const another = await newForm(feed);
    another.fill({ title: 'Plo', 'description.0.html': 'Quatre gotes.' });
    await another.press('publish');
    expect(await titles(feed)).toEqual(['Plo', 'Plo']);
  });

  test('LIVE-13 BEY-06 lets the editor choose when it was published with another text', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const sendTwice = async () => {
      const form = await newForm(feed);
      form.fill({ title: 'Plo', 'description.0.html': 'Quatre gotes.' });
      await form.pressAndLose('publish');
      form.fill({ title: 'Plou' });
      await form.press('publish');
      const [{ title = '' } = {}] = await newest(feed);
      expect([form.status(), title, form.field('title')]).toEqual([409, 'Plo', 'Plou']);
      expect(form.text()).toContain('ja s’havia publicat, amb un altre text');
      return form;
    };
    await (await sendTwice()).press('correct');
    expect(await titles(feed)).toEqual(['Plou']);
    const other = await sendTwice();
    await other.pressAndLose('publish');
    await other.press('publish');
    expect([other.status(), await titles(feed)]).toEqual([303, ['Plou', 'Plo', 'Plou']]);
  });

  test('LIVE-13 publishes a message again only on request when it was removed meanwhile', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const form = await newForm(feed);
    form.fill({ title: 'Gela', 'description.0.html': 'Molt.' });
    await form.pressAndLose('publish');
    await removeMessage(demo.db, feed, (await newest(feed))[0]?.id ?? '');
    await form.press('publish');
    expect([form.status(), form.text()]).toEqual([409, expect.stringContaining('algú l’ha esborrat')]);
    expect(await titles(feed)).toEqual([]);
    await form.press('publish');
    expect(await titles(feed)).toEqual(['Gela']);
  });

  test('BEY-06 accepts a correction that is sent again', async () => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
    const form = await formOf(feed, messages[0]);
    form.fill({ title: 'Plou' });
    await form.pressAndLose('correct');
    await form.press('correct');
    expect([form.status(), await titles(feed)]).toEqual([303, ['Plou']]);
  });
});

describe('two editors', () => {
  test('BEY-06 who correct the same message see both versions and lose no text', async () => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
    const form = await formOf(feed, messages[0]);
    form.fill({ title: 'La meua' });
    await correctMessage(demo.db, feed, messages[0]?.id ?? '', { title: 'La seua' });
    await form.press('correct');
    expect([form.status(), form.field('title'), await titles(feed)]).toEqual([409, 'La meua', ['La seua']]);
    expect(form.text()).toContain('<p class="nr-theirs-title">La seua</p><p>Text de La seua.</p>');
    await form.press('add description paragraph');
    await form.press('remove description.1');
    await form.press('correct');
    expect([form.status(), await titles(feed)]).toEqual([303, ['La meua']]);
  });

  test('BEY-06 offers to restore a message that somebody removed while it was corrected', async () => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
    const form = await formOf(feed, messages[0]);
    form.fill({ title: 'Plou' });
    await removeMessage(demo.db, feed, messages[0]?.id ?? '');
    await form.press('correct');
    expect([form.status(), form.text()]).toEqual([404, expect.stringContaining('Algú altre ha esborrat')]);
    await form.press('restore');
    expect([form.status(), await titles(feed)]).toEqual([303, ['Plou']]);
  });
});

describe('removal', () => {
  test('BEY-06 undoes a removal, also when its answer was lost, with the pin that there was', async () => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 2 });
    const [, second] = messages;
    await pinMessage(demo.db, feed, second?.id ?? '');
    const form = await formOf(feed, second);
    await form.pressAndLose('remove');
    expect(await titles(feed)).toEqual(['Missatge 1']);
    await form.press('remove');
    expect([form.status(), form.text()]).toEqual([200, expect.stringContaining('S’ha esborrat')]);
    await form.pressAndLose('restore');
    await form.press('restore');
    expect(form.location()).toBe(`${deskOf(feed)}?fet=tornat#m-${second?.id}`);
    expect((await newest(feed))[0]).toMatchObject({ title: 'Missatge 2', pinned: true });
    expect(await titles(feed)).toEqual(['Missatge 2', 'Missatge 1']);
  });

  test('BEY-06 shows both versions when another editor restored the message with another text', async () => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
    const form = await formOf(feed, messages[0]);
    await form.press('remove');
    await restoreMessage(demo.db, feed, messages[0]?.id ?? '', { title: 'La seua' });
    await form.press('restore');
    expect([form.status(), form.field('title'), await titles(feed)]).toEqual([
      409,
      'Missatge 1',
      ['La seua'],
    ]);
  });

  test('API-45 has no form for a message that was removed or never was', async () => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
    await removeMessage(demo.db, feed, messages[0]?.id ?? '');
    for (const path of [`/missatges/${messages[0]?.id}`, '/missatges/cap'])
      expect((await rosa.get(deskOf(feed) + path)).statusCode).toBe(404);
    expect((await rosa.get(deskOf('cap'))).statusCode).toBe(404);
  });
});

describe('the list', () => {
  const press = (feed: string, rest: string, fields: Record<string, string>) =>
    send(rosa, `${deskOf(feed)}/${rest}`, new URLSearchParams(fields));
  const headings = (body: string) => [...body.matchAll(/<h3>([^<]*)</g)].map(([, title]) => title);
  const buttons = (body: string, name: string) =>
    [...body.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

  test('BEY-06 pins and moves messages, once however often it is pressed', async () => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 4 });
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
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 45 });
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
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 6 });
    for (const { id } of messages.slice(1)) await pinMessage(demo.db, feed, id);
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
    const { id: feed } = await makeFeed(demo.db);
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
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
    for (const page of pages) {
      const path = `${deskOf(feed)}${page.replace('MESSAGE', messages[0]?.id ?? '')}`;
      const nobody = await new Visitor(demo.app).get(path);
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
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 2 });
    const [other = '', message = ''] = messages.map(({ id }) => id);
    const target = `${deskOf(feed)}${path.replace('MESSAGE', message)}`;
    const typed = new URLSearchParams({ ...fields, ...(fields.after && { after: other }) });
    const before = await newest(feed);
    expect((await send(new Visitor(demo.app), target, typed)).statusCode).toBe(401);
    for (const user of ['7', '30'])
      expect((await send(await logIn(user), target, typed)).statusCode).toBe(403);
    for (const site of ['cross-site', 'same-site']) {
      const answer = await send(rosa, target, typed, { 'sec-fetch-site': site });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('name="title"');
    }
    expect(await newest(feed)).toEqual(before);
  });
});
