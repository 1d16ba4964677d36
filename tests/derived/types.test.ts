import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { derive } from '../../scripts/derive/index.ts';
import { reactSample } from '../../scripts/derive/react-sample.ts';
import { compile } from '../support/compile.ts';

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'derived-'));
  await derive(dist);
});

afterAll(() => rm(dist, { recursive: true }));

const check = (files: Record<string, string>) =>
  compile(files, {
    'ap/types': join(dist, 'types/ap.d.ts'),
    'ap/react': join(dist, 'types/react.d.ts'),
    'ap-widgets/react': join(dist, 'types/react.d.ts'),
  });

test('BEY-27 TypeScript accepts the declared tags, properties and events, and rejects others', async () => {
  const said = await check({
    'page.ts': `import type { PollOption, PollState, SavedChild } from 'ap/types';
    const poll = document.createElement('ap-poll');
    poll.pollId = '12';
    poll.options = [{ id: '1', title: 'Sí', votes: 0 }] satisfies PollOption[];
    export const state: PollState = poll.state;
    poll.addEventListener('ap-poll-select', ({ detail }) => detail.optionId satisfies string | null);
    document.addEventListener('ap-poll-vote', ({ detail }) => detail.optionId.toUpperCase());
    document.addEventListener('ap-ready', ({ detail }) => detail.version.length);
    document.addEventListener('ap-session-change', ({ detail }) => detail.user?.favouritesId?.length);
    const card = document.createElement('ap-child-card');
    card.onSave = async ({ child, photoEdited }: SavedChild) => photoEdited || child.name !== '';
    card.onSave = undefined;
    document.querySelector('ap-share-bar')?.variant satisfies 'default' | 'aside' | 'live' | undefined;
    export const stop: () => void = window.ap.session.subscribe((user) => user?.id);`,
    'global.ts': `import 'ap/types';
    export const bar: JSX.IntrinsicElements['ap-share-bar'] = { variant: 'live', class: 'x' };
    // @ts-expect-error a wrong value
    export const wrong: JSX.IntrinsicElements['ap-share-bar'] = { variant: 'sideways' };`,
    'mistakes.ts': `import 'ap/types';
    const poll = document.createElement('ap-poll');
    poll.state = undefined;
    poll.totalVotes = '3';
    poll.addEventListener('ap-poll-vote', ({ detail }) => detail.email);
    document.createElement('ap-share-bar').variant = 'sideways';
    document.createElement('ap-child-card').onSave = (saved) => saved.pin;`,
  });
  const errors = said.split('\n').filter((line) => line.includes(': error TS'));
  expect(errors.map((line) => line.replace(/\((\d+),.*error (TS\d+).*$/, ' $1 $2'))).toEqual([
    'mistakes.ts 3 TS2540',
    'mistakes.ts 4 TS2322',
    'mistakes.ts 5 TS2339',
    'mistakes.ts 6 TS2322',
    'mistakes.ts 7 TS2339',
  ]);
});

test('BEY-27 React 19 knows the tags in JSX', async () => {
  const said = await check({
    'right.tsx': `import 'ap/react';
    export const poll = (
      <ap-poll poll-id="12" total-votes="1592" open className="wide" onap-poll-vote={({ detail }) => detail.optionId.length}>
        <h2 slot="question">?</h2>
      </ap-poll>
    );`,
    'wrong.tsx': `import 'ap/react';
    export const withoutId = <ap-poll />;
    export const wrongValue = <ap-share-bar variant="sideways" />;
    export const noNumber = <ap-poll poll-id="12" total-votes="molts" />;`,
  });
  expect(said).not.toContain('right.tsx');
  expect(said).toMatch(/wrong\.tsx\(2,.*\n.*'poll-id'.*missing/);
  expect(said).toMatch(/wrong\.tsx\(3,.*sideways/);
  expect(said).toMatch(/wrong\.tsx\(4,.*molts/);
});

test('BEY-27 the React sample in the page of each tag compiles', async () => {
  const samples = (await readDefinitions()).map(({ contract, demo }) => [
    `${contract.tag}.tsx`,
    reactSample(contract, demo ?? ''),
  ]);
  expect(await check(Object.fromEntries(samples))).toBe('');
});

test('BEY-27 types are shipped from the sources of the library alone', async () => {
  expect((await readdir(join(dist, 'types'))).sort()).toEqual([
    'ap.d.ts',
    'elements',
    'react.d.ts',
    'react.js',
    'src',
  ]);
});
