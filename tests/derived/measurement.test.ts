import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { measured } from '../../src/measurement/measured-events.ts';

const guide = readFileSync(join(projectRoot, 'docs/services/measurement.md'), 'utf8');
const definitions = await readDefinitions();
const reports = Object.entries(measured).flatMap(([tag, events]) =>
  Object.keys(events).map((event) => `${tag} ${event}`),
);

test('the guide to measurement lists the events that are reported, in their order', () => {
  const rows = [...guide.matchAll(/^\| `(ap-[\w-]+)` \| `(ap-[\w-]+)` \|/gm)];
  expect(rows.map(([, tag, event]) => `${tag} ${event}`)).toEqual(reports);
});

test('each reported event is in the contract of its tag', () => {
  const known = definitions.flatMap(({ contract: { tag, events = {} } }) =>
    Object.keys(events).map((event) => `${tag} ${event}`),
  );
  expect(known).toEqual(expect.arrayContaining(reports));
});

test('BEY-11 no tag of the club is measured', () => {
  const ofClub = definitions
    .map(({ contract }) => contract)
    .filter(({ tag, group }) => String(group) === 'club' || /club|child/.test(tag));
  expect(ofClub.length).toBeGreaterThan(1);
  expect(ofClub.filter(({ tag }) => tag in measured)).toEqual([]);
});
