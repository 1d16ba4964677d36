import { readJsonObject } from './read-json-object.ts';

/** Directives of the pages' policy that may get more sources. */
const directives = [
  'connect-src',
  'font-src',
  'form-action',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
  'trusted-types',
  'worker-src',
] as const;

export type CspDirective = (typeof directives)[number];

/** Sources that the content security policy of the pages gets, by directive. */
export type CspSources = Partial<Record<CspDirective, readonly string[]>>;

/**
 * Reads `CSP_SOURCES`, a JSON object of directives and lists of sources: `{"img-src": ["https://tiles.example"]}`.
 * @throws Error that names the directive that is unknown or wrong
 */
export function readCspSources(value: string | undefined): CspSources {
  const given = readJsonObject('CSP_SOURCES', value, '{"img-src": ["https://tiles.example"]}');
  const entries = Object.entries(given).map(([name, sources]) => {
    if (!directives.some((known) => known === name))
      throw new Error(`CSP_SOURCES must have directives among ${directives.join(', ')}, not "${name}".`);
    if (!Array.isArray(sources) || !sources.every(isSource))
      throw new Error(`CSP_SOURCES needs a list of sources for ${name}.`);
    return [name, sources];
  });
  return Object.fromEntries(entries);
}

/** Tests for one printable word. A space, comma or semicolon would begin another source or directive. */
const isSource = (source: unknown): source is string =>
  typeof source === 'string' && /^[!-+\--:<-~]+$/.test(source);
