import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registry } from '../../storage/registry.ts';
import lookOver from './look-over.part.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => {
  registry().loader = { part: async () => ({ default: async () => {} }) } as never;
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Looks over a page in preview, whose parser has made `parsed` of its source, and returns each note and its place. */
async function notesOf(source: string, parsed = source): Promise<string[]> {
  document.body.innerHTML = `<ap-config preview></ap-config>${parsed}`;
  document.body.style.setProperty('--ap-font', 'serif');
  vi.stubGlobal('fetch', async () => new Response(`<ap-config preview></ap-config>${source}`));
  await lookOver();
  return [...document.querySelectorAll('.ap-note')].map(
    (note) => `${note.nextElementSibling?.id}: ${note.textContent}`,
  );
}

test('BEY-28 names the tag that is not closed, and not the first of its name', async () => {
  const page = '<ap-poll id="a" poll-id="1"></ap-poll><ap-poll id="b" poll-id="2"><p>Text</p>';
  const [note, ...others] = await notesOf(page);
  expect(note).toContain('b: <ap-poll id="b" poll-id="2">: falta </ap-poll>');
  expect(note).not.toContain('/>');
  expect(others).toEqual([]);
});

test('BEY-28 names the tag that is not closed beside one with more attributes', async () => {
  const [note] = await notesOf('<ap-poll id="a" open></ap-poll><ap-poll><p>Text</p>');
  expect(note).toMatch(/^: <ap-poll>: falta <\/ap-poll>/);
});

test('BEY-28 explains that «/>» closes nothing where an editor has written it', async () => {
  const [note] = await notesOf('<ap-poll id="a" poll-id="1" /><p>Text</p>');
  expect(note).toMatch(/^a: <ap-poll id="a" poll-id="1">: .*«\/>» no tanca/);
});

test('BEY-28 warns of a tag that is text directly in the body', async () => {
  const [note] = await notesOf('&lt;ap-poll poll-id="1"&gt;&lt;/ap-poll&gt;<p id="next">Text</p>');
  expect(note).toMatch(/^next: <ap-poll> s’ha publicat com a text/);
});
