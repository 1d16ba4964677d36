import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';

const tags = (await readDefinitions()).map(({ contract }) => contract.tag);

// as CONTRIBUTING.md asks whoever changes a tag: a test of all tags may rely on another one of the same page
test.each(tags)('TAG=%s npm run test:contract passes', { timeout: 300_000 }, (tag) => {
  const { VITEST: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'test:contract'], {
    cwd: projectRoot,
    env: { ...env, TAG: tag },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
});
