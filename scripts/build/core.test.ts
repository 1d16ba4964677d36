import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coreTest, unexpectedCoreModules } from './core.ts';
import { root } from './shared.ts';

const isInCore = coreTest(root);

test('BEY-31 the core has React, the engine and the modules of src/core.ts, and no other of src', () => {
  const inCore = [
    'node_modules/react/index.js',
    'src/element/define-element.ts',
    'src/session/user.ts',
    'src/ui/icon.tsx',
  ];
  expect(inCore.filter((path) => !isInCore(join(root, path)))).toEqual([]);
  expect(isInCore('\0virtual:icon/line/check')).toBe(true);

  const outside = [
    'node_modules/dayjs/dayjs.min.js',
    'src/i18n/dates.ts',
    'src/ui/dialog.tsx',
    'elements/poll/poll.tsx',
  ];
  expect(outside.filter((path) => isInCore(join(root, path)))).toEqual([]);
});

test('BEY-31 a library of some tags that got into the core by an import is found', () => {
  const dayjs = join(root, 'node_modules/dayjs/dayjs.min.js');
  expect(unexpectedCoreModules([join(root, 'node_modules/react/index.js'), dayjs])).toEqual([dayjs]);
});
