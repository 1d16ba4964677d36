import { describe, expect, test } from 'vitest';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { readGuide } from '../../scripts/derive/guides.ts';

const definitions = await readDefinitions();
const known = new Set<string>(definitions.map(({ contract }) => contract.tag));

describe('the advice of', () => {
  test.each(definitions)(
    '$contract.tag says when it is right, when not, and how it is read',
    async ({ name }) => {
      const { use, avoid, keyboard, screenReader } = (await readGuide(name)) ?? {};
      expect([use?.length, avoid?.length, screenReader?.length]).not.toContain(undefined);
      expect([use?.length, avoid?.length, screenReader?.length]).not.toContain(0);
      const sentences = [use, avoid, screenReader, keyboard?.map(([, effect]) => effect)].flat();
      for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}«`].*\.$/u);
      for (const [, tag = ''] of sentences.join(' ').matchAll(/`<(ap-[a-z-]+)>`/g))
        expect(known).toContain(tag);
    },
  );
});
