import { describe, expect } from '../support/contract.ts';
import { showsServerContent } from '../support/contract-broken.ts';
import { eventually, freshEntry, it, open } from '../support/page.ts';
import { answer } from '../support/widget/answers.ts';

interface File {
  file: string;
  integrity: string;
}
interface Manifest {
  integrity: File;
  tags: Record<string, Record<'scripts' | 'styles', File[]> & { sheet?: File }>;
}

const read = async (file: string) => (await fetch(`/dist/${file}`)).text();
const manifest: Manifest = JSON.parse(await read('ap-manifest.json'));
const hashes: Record<string, string> = JSON.parse(await read('ap-integrity.json'));
const poll = manifest.tags['ap-poll'] as Manifest['tags'][string];
/** A tag whose widget has a style sheet of its own. */
const download = manifest.tags['ap-download'] as Manifest['tags'][string];

const partFile = (name: string) =>
  Object.keys(hashes).find((file) => file.startsWith(`chunks/${name}-`)) ?? '';
const partsTable = (await read('ap.js')).match(/chunks\/parts-[\w-]+\.js/)?.[0] ?? '';

const shareBar = '<ap-share-bar loading="eager"><a href="https://x.com/intent/post">X</a></ap-share-bar>';
const withPoll = `<ap-poll poll-id="1" active open loading="eager"><p>Quin?</p></ap-poll>${shareBar}`;
const withDownload = `<ap-download href="/a.mp4" loading="eager"><a href="/a.mp4">Baixeu</a></ap-download>${shareBar}`;

/** Opens a page that checks the integrity of every file. Its retry timers run 20 times faster. */
const openChecked = ({ body = withPoll, integrity = manifest.integrity.integrity } = {}) =>
  open({ body, entry: [freshEntry()], config: { integrity }, speed: 20 });

/** Appends text to a file for copies of the bundle fetched from now on, uncached. */
async function change(file: string, more = ' ', dest?: string) {
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  await answer({
    path: `/dist/${file}`,
    status: 200,
    text: `${await read(file)}${more}`,
    headers: { 'Content-Type': type },
    ...(dest && { dest }),
  });
}

/** Serves the published bytes to `fetch` and other bytes to the module loader. */
async function changeModule(file: string) {
  await change(file, '', 'empty');
  await change(file, ';document.documentElement.dataset.hasRun = "";', 'script');
}

describe('<ap-config integrity>', () => {
  it('BEY-30 knows each file that a tag or a part needs', async () => {
    const named = Object.values(manifest.tags).flatMap(({ scripts, styles, sheet }) => [
      ...scripts,
      ...styles,
      ...(sheet ? [sheet] : []),
    ]);
    for (const { file, integrity } of named) expect(hashes[file], file).to.equal(integrity);
    expect(hashes[partsTable], 'the table of the parts').to.match(/^sha384-/);
    const inParts = (await read(partsTable)).match(/chunks\/[\w.-]+/g) ?? [];
    expect(inParts.length).to.be.greaterThan(50);
    for (const file of inParts) expect(hashes[file], file).to.match(/^sha384-/);
  });

  it('BEY-30 has the tags ready when every file matches its hash', async () => {
    const page = await openChecked();
    await page.settled();
  });

  for (const [what, file, tag, body] of [
    ['script', poll.scripts.at(-1)?.file ?? '', 'ap-poll', withPoll],
    ['style', download.styles.at(-1)?.file ?? '', 'ap-download', withDownload],
  ] as const)
    it(`BEY-30 refuses a ${what} with another byte: the tag keeps its server content, and other tags load`, async () => {
      await change(file);
      const page = await openChecked({ body });
      page.allow(/integrity|digest|chunks/i);
      const host = page.one(tag);
      await page.settled([host], 'failed');
      showsServerContent(host);
      await page.settled([page.one('ap-share-bar')]);
      expect(page.window.ap?.errors.map(({ tag, phase }) => `${tag} ${phase}`)).to.deep.equal([
        `${tag} load`,
      ]);
    });

  it('BEY-30 refuses a part with another byte, which no tag runs', async () => {
    await change(partFile('api-request'));
    const page = await openChecked();
    page.allow(/integrity|digest|chunks/i);
    const told = () => page.window.ap?.errors.map(({ phase, type }) => `${phase} ${type}`) ?? [];
    await eventually(() => expect(told()).to.include('load network'));
    // the poll's API requests cannot be sent
    expect(told().filter((error) => error !== 'load network' && error !== 'http network')).to.deep.equal([]);
  });

  for (const [what, file, failed] of [
    ['tag', poll.scripts.at(-1)?.file ?? '', 'ap-poll'],
    ['core', poll.scripts[0]?.file ?? '', 'ap-poll ap-share-bar'],
    ['part', partFile('api-request'), ''],
    ['table of the parts', partsTable, ''],
  ] as const)
    it(`BEY-30 does not run a ${what} whose content on import differs from the checked content`, async () => {
      await changeModule(file);
      const page = await openChecked();
      page.allow(/integrity|digest|chunks/i);
      const hasRun = () => 'hasRun' in page.document.documentElement.dataset;
      const isRefused = () =>
        page.window.ap?.errors.some(({ phase, type }) => phase === 'load' && type === 'network');
      await eventually(() => expect([hasRun(), isRefused()]).to.deep.equal([false, true]));
      for (const host of page.hosts())
        await page.settled([host], failed.includes(host.localName) ? 'failed' : 'ready');
      expect(hasRun()).to.equal(false);
    });

  it('BEY-30 loads nothing by a list of hashes that is not the published one', async () => {
    const page = await openChecked({ integrity: `sha384-${'A'.repeat(64)}` });
    page.allow(/integrity|digest|chunks/i);
    await page.settled(page.hosts(), 'failed');
    page.hosts().forEach(showsServerContent);
  });
});
