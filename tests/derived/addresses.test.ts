import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { type Definition, projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { templateName } from '../../scripts/derive/demos.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { attributeName } from '../../src/element/contract.ts';

const script = 'javascript:alert(1)//';
const htmlAddresses = 'action cite formaction href poster src'.split(' ');

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Copies of data, in each of which one text is a script. */
function* withScript(data: unknown): Generator<unknown> {
  if (typeof data === 'string') yield script;
  else if (Array.isArray(data))
    for (const [index, item] of data.entries())
      for (const one of withScript(item)) yield data.with(index, one);
  else if (isPlain(data))
    for (const [name, value] of Object.entries(data))
      for (const one of withScript(value)) yield { ...data, [name]: one };
}

const definitions = (await readDefinitions()).filter(({ name }) =>
  existsSync(join(projectRoot, `elements/${name}/${name}.server.ts`)),
);
const urlsOf = ({ contract }: Definition) =>
  Object.entries(contract.attributes).flatMap(([name, { type }]) => (type === 'url' ? [name] : []));
const tagAddresses = new Map(
  definitions.map((one) => [one.contract.tag as string, urlsOf(one).map(attributeName)]),
);

/** Address attributes in html that `safeUrl` refuses. */
function unsafeAddresses(html: string): string[] {
  const { document } = new Window();
  document.body.innerHTML = html;
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const names = [...htmlAddresses, ...(tagAddresses.get(element.localName) ?? [])];
    return [...element.attributes]
      .filter(({ name, value }) => names.includes(name) && safeUrl(value) === undefined)
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`);
  });
}

test.each(definitions)('W-06 the template of $contract.tag writes no unsafe address', async (definition) => {
  const { name } = definition;
  const file = join(projectRoot, `elements/${name}/${name}.server.ts`);
  const { sample, [templateName(name)]: print } = await import(pathToFileURL(file).href);
  const { attributes } = definition.contract;
  const isWord = (property: string) => 'values' in (attributes[property] ?? {});
  const data = Object.entries(sample).filter(([property]) => !isWord(property));
  const cases = [
    ...withScript(Object.fromEntries(data)),
    ...urlsOf(definition).map((url) => ({ [url]: script })),
  ];
  for (const one of cases)
    expect(unsafeAddresses(String(print({ ...sample, ...(one as object) })))).toEqual([]);
});
