import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { showroomModules } from './browser-modules.ts';

test('DEV-01 every script of the showroom is plain JavaScript and imports only served files', () => {
  const modules = showroomModules();
  expect([...modules.keys()]).toEqual(expect.arrayContaining(['showroom.js', 'preview.js']));
  for (const [name, script] of modules) {
    const { errors, module } = parseSync(name, script);
    expect(errors, name).toEqual([]);
    for (const { moduleRequest } of module.staticImports)
      expect(modules.has(moduleRequest.value.replace('./', '')), moduleRequest.value).toBe(true);
  }
});
