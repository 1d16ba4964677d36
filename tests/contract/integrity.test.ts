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

const body = `<ap-poll poll-id="1" active open loading="eager"><p>Quin?</p></ap-poll>
<ap-share-bar loading="eager"><a href="https://x.com/intent/post">X</a></ap-share-bar>`;

/** A page that has every file checked; speed of its timers for what is tried again. */
const openChecked = (integrity = manifest.integrity.integrity) =>
  open({ body, entry: [freshEntry()], config: { integrity }, speed: 20 });

/** Another byte at the end of a file, for the copies of the bundle that are fetched from now on. */
async function change(file: string) {
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  await answer({
    path: `/dist/${file}`,
    status: 200,
    text: `${await read(file)} `,
    headers: { 'Content-Type': type },
  });
}

describe('<ap-config integrity>', () => {
  it('BEY-30 knows each file that a tag or a part needs', async () => {
    const named = Object.values(manifest.tags).flatMap(({ scripts, styles, sheet }) => [
      ...scripts,
      ...styles,
      ...(sheet ? [sheet] : []),
    ]);
    for (const { file, integrity } of named) expect(hashes[file], file).to.equal(integrity);
    const parts = (await read('ap.js')).match(/chunks\/parts-[\w-]+\.js/)?.[0] ?? '';
    expect(hashes[parts], 'the table of the parts').to.match(/^sha384-/);
    const inParts = (await read(parts)).match(/chunks\/[\w.-]+/g) ?? [];
    expect(inParts.length).to.be.greaterThan(50);
    for (const file of inParts) expect(hashes[file], file).to.match(/^sha384-/);
  });

  it('BEY-30 has the tags ready when every file is what was published', async () => {
    const page = await openChecked();
    await page.settled();
  });

  for (const [what, file] of [
    ['script', poll.scripts.at(-1)?.file ?? ''],
    ['style', poll.styles.at(-1)?.file ?? ''],
  ] as const)
    it(`BEY-30 refuses a ${what} with another byte: the tag falls back, and the others come`, async () => {
      await change(file);
      const page = await openChecked();
      page.allow(/integrity|digest|chunks/i);
      const host = page.one('ap-poll');
      await page.settled([host], 'failed');
      showsServerContent(host);
      await page.settled([page.one('ap-share-bar')]);
      expect(page.window.ap?.errors.map(({ tag, phase }) => `${tag} ${phase}`)).to.deep.equal([
        'ap-poll load',
      ]);
    });

  it('BEY-30 refuses a part with another byte, which no tag runs', async () => {
    const file = Object.keys(hashes).find((name) => name.startsWith('chunks/api-request-')) ?? '';
    await change(file);
    const page = await openChecked();
    page.allow(/integrity|digest|chunks/i);
    const told = () => page.window.ap?.errors.map(({ phase, type }) => `${phase} ${type}`) ?? [];
    await eventually(() => expect(told()).to.include('load network'));
    // what the poll asks the API cannot be sent
    expect(told().filter((error) => error !== 'load network' && error !== 'http network')).to.deep.equal([]);
  });

  it('BEY-30 loads nothing by a list of hashes that is not the published one', async () => {
    const page = await openChecked(`sha384-${'A'.repeat(64)}`);
    page.allow(/integrity|digest|chunks/i);
    await page.settled(page.hosts(), 'failed');
    page.hosts().forEach(showsServerContent);
  });
});
