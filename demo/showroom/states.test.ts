import { expect, test } from 'vitest';
import { demoAccount, demoPolicyKey } from '../cms/content/media-library.ts';
import { drawings } from '../cms/pictures/drawings.ts';
import { readDefinitions } from './definitions.ts';

const definitions = [...(await readDefinitions()).values()];
const played = definitions.filter(({ contract }) => contract.content !== 'inert');

test.each(played.map(({ contract, states }) => [contract.tag, states] as const))(
  'DEV-01 %s has states with distinct addresses and titles',
  (_tag, states) => {
    expect(states).not.toEqual([]);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    expect(new Set(states.map(({ title }) => title)).size).toBe(states.length);
    for (const { id } of states) expect(id).toMatch(/^[a-z-]+$/);
  },
);

test('DEV-01 a fixed state contains its tag', () => {
  for (const { contract, states } of played)
    for (const { html } of states)
      if (typeof html !== 'function') expect(String(html)).toContain(`<${contract.tag}`);
});

test('DEV-01 takes one state of each tag, the fullest, in the sampled run', () => {
  for (const { contract, states } of played)
    expect(states.filter(({ fullest }) => fullest).length, contract.tag).toBeLessThan(2);
});

const states = played.flatMap((definition) => definition.states);

test('states name pictures of the demo', () => {
  const named = states.flatMap(({ html }) =>
    typeof html === 'string' ? [...html.matchAll(/\/clip\/(\w{8}(?:-\w{4}){3}-\w{12})/g)] : [],
  );
  const ids = [...new Set(named.map(([, id]) => id))];
  expect(ids).not.toEqual([]);
  expect(ids.filter((id = '') => !drawings.has(id))).toEqual([]);
});

test('states with videos have the account and the key of the demo', () => {
  const settings = states.flatMap(({ config }) => (config?.['video-api'] ? [config] : []));
  expect(settings).not.toEqual([]);
  for (const config of settings)
    expect(config).toMatchObject({ 'video-account': demoAccount, 'video-key': demoPolicyKey });
});
