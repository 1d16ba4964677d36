import { expect, test } from 'vitest';
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
