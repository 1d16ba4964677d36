// Releases the library (docs/decisions/releases.md): npm run release -- 0.2.0
//   --dry-run           checks, and prints the planned release.
//   --publish <folder>  also puts the files into the folder of a site, beside those of earlier releases.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NotReady, release } from './release/release.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, publish: { type: 'string' } },
});
const [version = ''] = positionals;
const root = process.cwd();
/**
 * Standard variable that fixes the time of reproducible builds
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
const epoch = process.env.SOURCE_DATE_EPOCH;
const now = epoch ? new Date(Number(epoch) * 1000) : new Date();

try {
  const date = now.toISOString().slice(0, 10);
  const file = release({ root, version, date, isDry: values['dry-run'] });
  if (!file) console.log('Nothing was written: this was a dry run.');
  else {
    if (values.publish) publish(values.publish);
    console.log(`${file} is packed, and v${version} is tagged. To publish them:
  git push --follow-tags
  npm publish ${file}`);
  }
} catch (error) {
  const lines = error instanceof NotReady ? error.problems : [String(error)];
  console.error(`Not released:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}

function publish(folder: string): void {
  const command = join(root, 'bin/ap-widgets.js');
  const { status } = spawnSync(process.execPath, [command, 'publish', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the release is tagged, and could not be published to ${folder}`);
}
