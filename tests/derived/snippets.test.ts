import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { attributeName } from '../../src/element/contract.ts';

const definitions = await readDefinitions();
/** Longest line that a pasted snippet may have. */
const LONGEST = 160;

test.each(definitions.map(({ contract, demo = '' }) => [contract.tag, demo]))(
  'the snippet of <%s> has short lines',
  (_tag, demo) => {
    expect(demo.split('\n').filter(({ length }) => length > LONGEST)).toEqual([]);
  },
);

test('the empty page of the guide for editors configures the services that snippets need', () => {
  const guide = readFileSync(join(projectRoot, 'docs/guia-editors.md'), 'utf8');
  const [config = ''] = /<ap-config[^>]*>/.exec(guide) ?? [];
  // in preview there are no ads
  for (const { contract } of definitions)
    for (const [property, value] of Object.entries(contract.needs ?? {}))
      if (contract.tag !== 'ap-ad') expect(config).toContain(` ${attributeName(property)}="${value}"`);
});
