import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cut } from './cut.ts';

/** Names of handlers in some code, as in `onClick={…}`, and whatever else is called so. */
export const handlersIn = (code: string): string[] => code.match(/\bon[A-Z][A-Za-z]*\b/g) ?? [];

/** Every name of a handler in what goes into the bundle. */
export function usedHandlers(root: string): string[] {
  const files = globSync('{src,elements}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
  const names = files.flatMap((file) => handlersIn(readFileSync(join(root, file), 'utf8')));
  return [...new Set(names)].sort();
}

/** Those of the names that React knows: it lists simple events by what follows `on`, and names the others. */
function handlersOfReact(source: string, handlers: readonly string[]): string[] {
  const [, simple = ''] = source.match(/simpleEventPluginEvents =\s*"([^"]+)"/) ?? [];
  const names = simple.split(' ').map((event) => `on${event[0]?.toUpperCase()}${event.slice(1)}`);
  const known = new Set([...names, ...[...source.matchAll(/"(on[A-Z]\w*)"/g)].map(([, name]) => name)]);
  return handlers.filter((name) => known.has(name.replace(/Capture$/, '')));
}

/** A root listens for what some component handles. */
export const heardEvents = (source: string, handlers: readonly string[]): Cut => ({
  because: `A root listens for every event that there is, some 140 times, before anything is drawn in it. Which of them any
    component handles is read from the code at each build: what is called \`onClick\` there may be a handler of React's.`,
  functions: { registerDirectEvent: 'registrationNameDependencies[registrationName] = dependencies' },
  words: {
    'allNativeEvents.forEach(function (domEventName) {\n      "selectionchange"': `(listenToAllSupportedEvents.heard ??= new Set(
      "${handlersOfReact(source, handlers).join(' ')}".split(" ").flatMap(function (name) {
        return registrationNameDependencies[name];
      })
    )).forEach(function (domEventName) {
      "selectionchange"`,
  },
});
