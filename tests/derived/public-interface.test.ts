import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { publicInterface } from '../../scripts/derive/public-interface.ts';
import { changesOf, unnamed } from '../../scripts/release/api.ts';
import { readChangelog } from '../../scripts/release/changelog.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const api = publicInterface(await readDefinitions());

test('the public interface has the parts of every kind', () => {
  expect(api).toMatchObject({
    'ap-poll': { 'attribute poll-id': 'string, required', 'slot question': '' },
    'events of the document': { 'event ap-ready': '{ version: string }' },
    'window.ap': { 'member version': 'string' },
    'design tokens': { 'token --ap-ink': '' },
    'classes of server content': { 'class ap-button': '' },
    'ap-widgets/server/poll': {
      'function pollTag': '',
      'field votedOptionId': 'string | undefined, optional',
    },
    'npx ap-widgets': { 'option --keep': '' },
  });
});

test.runIf(existsSync(join(projectRoot, 'released-api.json')))(
  'the changelog names every change of the public interface since the last release',
  () => {
    const changes = changesOf(JSON.parse(read('released-api.json')), api);
    expect(unnamed(changes, readChangelog(read('CHANGELOG.md')).entries)).toEqual([]);
  },
);
