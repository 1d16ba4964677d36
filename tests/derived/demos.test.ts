import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { printedDemos } from '../../scripts/derive/demos.ts';

const printed = await printedDemos(await readDefinitions());

test.each([...printed])(
  'BEY-27 %s is what the template prints for its sample (else: npm run docs)',
  (path, text) => {
    expect(readFileSync(join(projectRoot, path), 'utf8')).toBe(text);
  },
);
