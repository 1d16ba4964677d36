// Measures what the library costs a page, and prints it beside the goals. `npm run bench`
//   --rounds 5           more rounds, steadier medians
//   --compare FOLDER     measures another build, a copy of its dist, in the same run
//   --write              writes docs/bench.md
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './measure/browser.ts';
import { measureButtons } from './measure/buttons.ts';
import { measureInPage } from './measure/in-page.ts';
import { measurePages } from './measure/page-cost.ts';
import { measureScrolling } from './measure/scrolling.ts';
import { type Results, report } from './report/report.ts';
import { startServer } from './server/start.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    compare: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1');

const introduction = `# What the library costs a page

An article of the demo with share bar, poll and a link to the login, beside the same article whose tags are plain custom elements in one file
without a library (\`bench/floor\`), and beside the article without widgets. Bytes are those of script and style on the wire,
with headers; *interactive* is when a click on the poll’s first option is answered, as soon as it is painted and can be clicked.
Nothing here is a test: figures depend on the machine. What the build refuses to exceed is in [budgets.md](budgets.md).`;

const results = await measure();
const text = report(results);
console.log(`\n${text}\n`);
save();

async function measure(): Promise<Results> {
  const [before = 0] = loadavg();
  const server = await startServer({ root, previous: values.compare });
  const browser = await openBrowser(server.keyHash);
  const previous = values.compare ? (['previous'] as const) : [];
  const common = { browser, server, rounds };
  try {
    console.log(`The article in ${rounds} rounds…`);
    const page = await measurePages({
      ...common,
      variants: ['ours', 'whole', 'floor', 'blank', ...previous],
      screen: { width: 1280, height: 900 },
      scrolls: false,
      repeats: true,
    });
    console.log('The same on a phone…');
    const phone = await measurePages({
      ...common,
      variants: ['ours', 'whole', 'floor', ...previous],
      screen: { width: 360, height: 740 },
      scrolls: true,
      repeats: false,
    });
    console.log('Many widgets in one page…');
    const inPage = await measureInPage({ ...common, libraries: ['ours', ...previous, 'floor'] });
    console.log('Scrolling under the header…');
    const scrolling = await measureScrolling(common);
    console.log('Sixty favourite buttons…');
    const buttons = await measureButtons(common);
    const [after = 0] = loadavg();
    return {
      command: `npm run bench${process.argv.length > 2 ? ` -- ${process.argv.slice(2).join(' ')}` : ''}`,
      date: new Date().toISOString().slice(0, 10),
      browser: browser.version(),
      protocol: server.protocol,
      cores: cpus().length,
      load: [before, after],
      rounds,
      page,
      phone,
      inPage,
      buttons,
      scrolling,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

function save(): void {
  const folder = join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  writeFileSync(join(folder, `${stamp}.json`), `${JSON.stringify(results, null, 2)}\n`);
  if (values.write) writeFileSync(join(root, 'docs', 'bench.md'), `${introduction}\n\n${text}\n`);
}
