import { describe, expect, test } from 'vitest';
import { everyBodyElement } from '../../testing/every-body-element.ts';
import {
  addMessage,
  correctMessage,
  makeFeed,
  pinMessage,
  removeMessage,
  restoreMessage,
} from '../../testing/feeds.ts';
import { deskOf, startNewsroom } from '../../testing/newsroom.ts';
import { Visitor } from '../../testing/visitor.ts';
import { blockTypes } from './message-fields.ts';

const { app, db, rosa, logIn, newest, titles, newForm, formOf } = await startNewsroom();

describe('blocks of a message', () => {
  test('BODY-02 BODY-03 shows every field of every block, and changes nothing that nobody changed', async () => {
    const { id: feed } = await makeFeed(db);
    const author = {
      name: 'Rosa',
      image: { src: '/clip/x', alt: 'Rosa' },
      twitterAccount: { text: '@rosa', href: 'https://x.com/rosa' },
    };
    const openingMultimedia = everyBodyElement.find(({ type }) => type === 'video');
    const { id } = await addMessage(db, feed, {
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
    const { id: feed } = await makeFeed(db);
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
    const { id: feed } = await makeFeed(db);
    const image = { src: '/clip/x', alt: 'Una' };
    const { id } = await addMessage(db, feed, {
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
});

describe('what an editor types', () => {
  test('BEY-06 keeps refused fields, and names each problem at its field', async () => {
    const { id: feed } = await makeFeed(db);
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
    const { id: feed } = await makeFeed(db);
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
    const { id: feed } = await makeFeed(db);
    const form = await newForm(feed);
    form.fill({ title: 'Hola', 'description.0.html': 'Bon dia' });
    await form.press('publish', new Visitor(app));
    expect([form.status(), form.text()]).toEqual([401, expect.stringContaining('La sessió s’ha acabat.')]);
    expect([form.field('title'), form.field('description.0.html')]).toEqual(['Hola', 'Bon dia']);
    await form.press('publish', await logIn('7'));
    expect([form.status(), form.text()]).toEqual([403, expect.stringContaining('no és de la redacció')]);
    await form.press('publish');
    expect([form.status(), await titles(feed)]).toEqual([303, ['Hola']]);
  });

  test('W-06 shows hostile text as text, in the form and in the list', async () => {
    const { id: feed } = await makeFeed(db);
    const hostile = `"></textarea><img src=x onerror=alert(1)><script>alert(1)</script>`;
    const { id } = await addMessage(db, feed, {
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
    const { id: feed } = await makeFeed(db);
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
    const { id: feed } = await makeFeed(db);
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
    const { id: feed } = await makeFeed(db);
    const form = await newForm(feed);
    form.fill({ title: 'Gela', 'description.0.html': 'Molt.' });
    await form.pressAndLose('publish');
    await removeMessage(db, feed, (await newest(feed))[0]?.id ?? '');
    await form.press('publish');
    expect([form.status(), form.text()]).toEqual([409, expect.stringContaining('algú l’ha esborrat')]);
    expect(await titles(feed)).toEqual([]);
    await form.press('publish');
    expect(await titles(feed)).toEqual(['Gela']);
  });

  test('BEY-06 accepts a correction that is sent again', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 1 });
    const form = await formOf(feed, messages[0]);
    form.fill({ title: 'Plou' });
    await form.pressAndLose('correct');
    await form.press('correct');
    expect([form.status(), await titles(feed)]).toEqual([303, ['Plou']]);
  });
});

describe('two editors', () => {
  test('BEY-06 who correct the same message see both versions and lose no text', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 1 });
    const form = await formOf(feed, messages[0]);
    form.fill({ title: 'La meua' });
    await correctMessage(db, feed, messages[0]?.id ?? '', { title: 'La seua' });
    await form.press('correct');
    expect([form.status(), form.field('title'), await titles(feed)]).toEqual([409, 'La meua', ['La seua']]);
    expect(form.text()).toContain('<p class="nr-theirs-title">La seua</p><p>Text de La seua.</p>');
    await form.press('add description paragraph');
    await form.press('remove description.1');
    await form.press('correct');
    expect([form.status(), await titles(feed)]).toEqual([303, ['La meua']]);
  });

  test('BEY-06 offers to restore a message that somebody removed while it was corrected', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 1 });
    const form = await formOf(feed, messages[0]);
    form.fill({ title: 'Plou' });
    await removeMessage(db, feed, messages[0]?.id ?? '');
    await form.press('correct');
    expect([form.status(), form.text()]).toEqual([404, expect.stringContaining('Algú altre ha esborrat')]);
    await form.press('restore');
    expect([form.status(), await titles(feed)]).toEqual([303, ['Plou']]);
  });
});

describe('removal', () => {
  test('BEY-06 undoes a removal, also when its answer was lost, with the pin that there was', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 2 });
    const [, second] = messages;
    await pinMessage(db, feed, second?.id ?? '');
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

  test('BEY-06 restores a message without its pin when five others are pinned', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 6 });
    const last = messages.at(-1);
    await pinMessage(db, feed, last?.id ?? '');
    const form = await formOf(feed, last);
    await form.press('remove');
    for (const { id } of messages.slice(0, 5)) await pinMessage(db, feed, id);
    await form.press('restore');
    expect([form.status(), form.text()]).toEqual([409, expect.stringContaining('Solteu-ne un abans.')]);
    await form.press('restore');
    expect([form.status(), (await titles(feed)).at(-1)]).toEqual([303, 'Missatge 6']);
  });

  test('BEY-06 shows both versions when another editor restored the message with another text', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 1 });
    const form = await formOf(feed, messages[0]);
    await form.press('remove');
    await restoreMessage(db, feed, messages[0]?.id ?? '', { title: 'La seua' });
    await form.press('restore');
    expect([form.status(), form.field('title'), await titles(feed)]).toEqual([
      409,
      'Missatge 1',
      ['La seua'],
    ]);
  });

  test('API-45 has no form for a message that was removed or never was', async () => {
    const { id: feed, messages } = await makeFeed(db, { messages: 1 });
    await removeMessage(db, feed, messages[0]?.id ?? '');
    for (const path of [`/missatges/${messages[0]?.id}`, '/missatges/cap'])
      expect((await rosa.get(deskOf(feed) + path)).statusCode).toBe(404);
    expect((await rosa.get(deskOf('cap'))).statusCode).toBe(404);
  });
});
