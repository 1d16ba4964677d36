import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { partImports } from './part-imports.ts';

const transform = partImports('/project').transform as unknown as (
  this: Plugin | undefined,
  code: string,
  id: string,
) => { code: string } | undefined;
const built = (code: string, id = '/project/elements/poll/poll.tsx') =>
  transform.call(undefined, code, id)?.code;

test('DEL-02 a part that is imported where it is wanted is asked of the loader, by its name', () => {
  const code = built("usePart(() => import('./dialogs.part.tsx'), isOpen)");
  expect(code).toMatch(/^import \{ loadPart as askLoader \} from "\/project\/src\/element\/load-part.ts";/);
  expect(code).toContain('usePart(() => askLoader("poll/dialogs"), isOpen)');
  expect(built("import('./altcha.part.ts')", '/project/src/forms/captcha/load-solver.ts')).toContain(
    'askLoader("forms/captcha/altcha")',
  );
});

test('leaves types of parts and other imports unchanged', () => {
  expect(built("type Dialogs = typeof import('./dialogs.part.tsx')")).toBeUndefined();
  expect(built("import('./dialogs.tsx')")).toBeUndefined();
  expect(built("import('./dialogs.part.tsx')", '/project/elements/poll/poll.css')).toBeUndefined();
});

test('refuses a part of another tag, whose files may not be loaded', () => {
  const importer = '/project/elements/opening/opening.tsx';
  expect(() => built("import('../player/playing.part.tsx')", importer)).toThrow('belongs to another tag');
  expect(() =>
    built("import('../../elements/player/playing.part.tsx')", '/project/src/media/mini.ts'),
  ).toThrow('belongs to another tag');
  expect(built("import('../../src/places/places.part.ts')", importer)).toContain(
    'askLoader("places/places")',
  );
});
