import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract as cuePoints } from '../../elements/cue-points/cue-points.element.ts';
import { configStore } from '../config/config.ts';
import { readConfig } from '../config/create-config.ts';
import editorCheck from './check.part.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => {
  document.body.innerHTML = '';
});

const notes = () => warn.mock.calls.map(([text]) => String(text));

test('BEY-28 checks the values of a tag whose code arrives after the check', async () => {
  document.body.innerHTML = '<ap-cue-points player="#noexistix"><a href="?t=0">Un</a></ap-cue-points>';
  await editorCheck();
  customElements.define(
    cuePoints.tag,
    class extends HTMLElement {
      static contract = cuePoints;
    },
  );
  document.querySelector(cuePoints.tag)?.setAttribute('data-ap-state', 'ready');
  await vi.waitFor(() => expect(notes().join()).toContain('<ap-cue-points> player="#noexistix"'));
});

test('BEY-28 suggests the «#» that is missing before an id', async () => {
  document.body.innerHTML =
    '<p id="principal"></p><ap-cue-points player="principal" data-ap-state="ready"><a href="?t=0">Un</a></ap-cue-points>';
  await editorCheck();
  await vi.waitFor(() => expect(notes().join()).toContain('Volíeu dir «#principal»?'));
});

/** Checks a page with this configuration and body. */
async function check(config: string, body = '', ofHtml?: string): Promise<string[]> {
  document.body.innerHTML = `<ap-config ${config}></ap-config>${body}`;
  if (ofHtml !== undefined) document.documentElement.dataset.site = ofHtml;
  configStore().setState(readConfig(document.querySelector('ap-config')), true);
  await editorCheck();
  delete document.documentElement.dataset.site;
  return notes();
}

test.each([
  ['site="lacola"', 'site="lacola"'],
  ['site="LaColla"', 'site="LaColla"'],
  ['site="la colla"', 'site="la colla"'],
  ['site="lacollaa" sites=\'[{"alias":"fallera"}]\'', 'site="lacollaa"'],
])('BEY-28 suggests the site that is meant by <ap-config %s>', async (config, shown) => {
  expect(await check(config)).toEqual([
    expect.stringMatching(`^<ap-config> ${shown}: no hi ha cap web .* Volíeu dir «lacolla»\\?$`),
  ]);
});

test('BEY-28 lists the sites if none is like the one of a tag', async () => {
  const [note] = await check('site="apunt"', '<ap-poll poll-id="1" site="infantil"></ap-poll>');
  expect(note).toContain('<ap-poll> site="infantil"');
  expect(note).toContain('apunt, lacolla, apunts');
});

test('BEY-28 warns of a page whose <html> names another site', async () => {
  expect(await check('site="apunt"', '', 'lacolla')).toEqual([
    expect.stringContaining('<html data-site="lacolla">'),
  ]);
});

test('knows a site that the configuration of the page names', async () => {
  expect(await check('site="fallera" sites=\'[{"alias":"fallera"}]\'', '', 'fallera')).toEqual([]);
});

test.each([
  ['<ap-poll poll_id="1"></ap-poll>', '<ap-poll> poll_id', '«poll-id»'],
  ['<ap-poll Poll_Id="1"></ap-poll>', '<ap-poll> poll_id', '«poll-id»'],
  ['<ap_poll poll-id="1"></ap_poll>', '<ap_poll>', '«<ap-poll>»'],
  ['<appoll poll-id="1"></appoll>', '<appoll>', '«<ap-poll>»'],
  ['<ap-sharebar></ap-sharebar>', '<ap-sharebar>', '«<ap-share-bar>»'],
])('BEY-28 suggests the name that is meant by %s', async (body, name, near) => {
  const [note] = await check('site="apunt"', body);
  expect(note).toMatch(`${name}: `);
  expect(note).toContain(near);
});

test('BEY-28 takes no element of the page for a misspelt tag', async () => {
  expect(
    await check('site="apunt"', '<app-root></app-root><apex-chart></apex-chart><applet></applet>'),
  ).toEqual([]);
});

test('BEY-28 lists the attributes of a tag where none is like the written one', async () => {
  const [note] = await check('site="apunt"', '<ap-time velocitat="2"></ap-time>');
  expect(note).toMatch(/^<ap-time> velocitat: l’etiqueta no té este atribut\. Té: .*\bdatetime\b/);
});

test('BEY-28 suggests site for <ap-config sitio>', async () => {
  expect(await check('sitio="lacolla"')).toEqual([
    '<ap-config> sitio: l’etiqueta no té este atribut. Volíeu dir «site»?',
  ]);
});
