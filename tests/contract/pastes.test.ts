/**
 * Pages as left by editors and the filters of a CMS (tests/contract/pages/pastes): written by a server, read by the
 * parser.
 */
import { describe, expect } from '../support/contract.ts';
import {
  definitions,
  eventually,
  it,
  open,
  openDemo,
  type Page,
  type PageOptions,
  seenText,
} from '../support/page.ts';
import { wpautop } from '../support/wpautop.ts';

async function paste(name: string, options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await open({ body: '', height: 3000, paste: `${name}.html`, ...options });
  await page.settled();
  return page;
}

/** Lists the page from top to bottom: tag names of visible tags, and the text beside them. */
function outline(page: Page): string[] {
  const seen = [...page.main.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const host = element.closest('[data-ap-state]');
    return element.checkVisibility() && (!host || host === element);
  });
  const lines = seen.map((element) => {
    if (element.matches('[data-ap-state]')) return `<${element.localName}>`;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return own.map(({ nodeValue }) => nodeValue?.trim()).join('');
  });
  return lines.filter((line) => line && line !== 'Pàgina de prova');
}

const optionsOf = (page: Page) =>
  page
    .all('ap-poll .ap-poll-option')
    .filter((option) => option.checkVisibility())
    .map(seenText);

describe('pasted html', () => {
  it('a tag in a paragraph of wpautop has the content again that the parser has thrown out of it', async () => {
    const page = await paste('wpautop');
    expect(outline(page)).to.deep.equal([
      'Text d’abans.',
      '<ap-poll>',
      'Text d’enmig.',
      '<ap-share-bar>',
      '<ap-newsletter>',
      'Text de després.',
    ]);
    expect(page.one('ap-poll form', 0).parentElement?.localName).to.equal('ap-poll');
    expect(seenText(page.one('ap-newsletter h2'))).to.equal('El butlletí d’Apunt');
    expect(seenText(page.one('ap-poll h2'))).to.equal('Quin pati visitareu primer?');
  });

  it('blank lines of wpautop in the JSON of a tag are no part of it', async () => {
    for (const name of ['wpautop-json', 'wpautop-div']) {
      const page = await paste(name);
      const before = name === 'wpautop-div' ? [] : ['Text d’abans.'];
      expect(outline(page)).to.deep.equal([...before, '<ap-poll>', 'Text de després.']);
      expect((page.one('ap-poll') as HTMLElement & { options: unknown }).options).to.deep.equal([
        { id: '1', title: 'L’Almoina', votes: 591 },
        { id: '2', title: 'El «Carme»', votes: 398 },
      ]);
      expect(seenText(page.one('ap-poll h2'))).to.equal('Quin pati?');
    }
  });

  it('text on the line after a tag, and the end of one within a paragraph, are told from its content', async () => {
    const page = await paste('wpautop-lines');
    expect(outline(page)).to.deep.equal([
      'Text d’abans.',
      '<ap-poll>',
      'Text de la línia següent.',
      '<ap-gate>',
      'Text de després.',
    ]);
  });

  it('a tag without an end tag gives back the rest of the page, in its place', async () => {
    const page = await paste('self-closed');
    expect(outline(page)).to.deep.equal([
      'Text d’abans.',
      '<ap-share-bar>',
      'Un títol',
      'Text de després.',
      '<ap-poll>',
      'Més text.',
      'I.',
      'més',
      'Una llista.',
      'Fora.',
    ]);
    const unclosed = await paste('unclosed');
    expect(outline(unclosed)).to.deep.equal(['<ap-poll>', '<ap-share-bar>', 'Text de després.']);
    expect(seenText(unclosed.one('ap-poll h2'))).to.equal('Hi esteu d’acord?');
  });

  it('a filter that takes script and form away leaves a widget that asks the API', async () => {
    const page = await paste('kses');
    expect(outline(page)).to.deep.equal(['Text d’abans.', '<ap-poll>', '<ap-share-bar>', 'Text de després.']);
    expect(optionsOf(page)).to.have.length(3);
  });

  it('a tag that may have data-… alone reads its attributes from there, and those that change later', async () => {
    const page = await paste('data-only');
    expect((page.one('ap-poll') as HTMLElement & { pollId: string }).pollId).to.equal('1');
    expect(optionsOf(page)).to.have.length(3);
  });

  it('typographic quotes around a value and in JSON are no part of it', async () => {
    const page = await paste('text-processor');
    const { pollId, totalVotes, options } = page.one('ap-poll') as HTMLElement & Record<string, unknown>;
    expect({ pollId, totalVotes, options }).to.deep.equal({
      pollId: '1',
      totalVotes: 12,
      options: [{ id: '1', title: 'L’Almoina', votes: 591 }],
    });
  });

  it('BEY-28 shows advice beside the tag to editors in preview, and not to readers', async () => {
    /** Returns the subject of each note, and the element after the note. */
    const notesOf = (page: Page) =>
      page.all('.ap-note').map((note) => {
        const [about] = /^<ap-[a-z-]+|ap-…/.exec(seenText(note)) ?? [];
        let next = note.nextElementSibling;
        while (next?.matches('.ap-note')) next = next.nextElementSibling;
        return `${about?.replace('<', '')} before ${next?.localName}`;
      });
    const expected = {
      lost: [
        'ap-poll before p',
        'ap-… before ul',
        'ap-dropdown before ap-dropdown',
        'ap-register before ap-register',
      ],
      // the idle check of the page finds the first problem only in the page's source
      'self-closed': [
        'ap-config before ap-config',
        // and at the same one, since the page has another before
        'ap-config before ap-config',
        'ap-share-bar before ap-share-bar',
        'ap-poll before ap-poll',
      ],
      'wpautop-json': ['ap-poll before ap-poll'],
    };
    for (const [name, notes] of Object.entries(expected)) {
      const editor = await paste(name, { config: { preview: '' } });
      await eventually(() => expect(notesOf(editor)).to.have.members(notes));
    }
    const reader = await paste('wpautop-json', { config: { preview: 'false' } });
    expect(notesOf(reader)).to.deep.equal([]);
  });

  it('displays every tag as a block, except the two tags for use inside text', async () => {
    const inLines = ['ap-time', 'ap-favourite-button'];
    for (const entry of [[], ['/dist/ap.js']]) {
      const page = await openDemo(definitions, { entry });
      if (entry.length) await page.settled();
      for (const host of page.hosts()) {
        const { display } = page.window.getComputedStyle(host);
        expect(/^inline/.test(display), `${host.localName} ${display}`).to.equal(
          inLines.includes(host.localName),
        );
      }
    }
  });

  it('a correct page that looks like these stays as it was written', async () => {
    const plain = await open({ body: '', paste: 'correct.html', entry: [] });
    const written = plain.all('main > *').map(({ localName }) => localName);
    const page = await paste('correct');
    expect(page.all('main > *').map(({ localName }) => localName)).to.deep.equal(written);
    expect(outline(page).filter((line) => line.startsWith('<'))).to.deep.equal([
      '<ap-time>',
      '<ap-share-bar>',
      '<ap-poll>',
      '<ap-register>',
      '<ap-login>',
    ]);
    expect(seenText(page.main)).to.contain('Un títol amb un atribut d’altri').and.contain('Text de després.');
    expect(seenText(page.main)).not.to.contain('Cal JavaScript.');
    expect(page.watch.warnings).to.deep.equal([]);
  });
});

describe('a tag in a paragraph of wpautop', () => {
  for (const subject of definitions)
    it(`<${subject.tag}> shows nothing beside its widget`, async () => {
      const body = wpautop(`Text d’abans.\n\n${subject.demo}\n\nText de després.`);
      const page = await openDemo([subject], { body });
      await page.settled();
      const beside = outline(page).filter((line) => !line.startsWith('<ap-'));
      const advice = 'content without a mark, such as class="ap-server-note" (docs/decisions/pastes.md)';
      expect(beside, advice).to.deep.equal(['Text d’abans.', 'Text de després.']);
    });
});
