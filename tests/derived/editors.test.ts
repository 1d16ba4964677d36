import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { htmlCustomData } from '../../scripts/derive/vscode.ts';
import { webTypes } from '../../scripts/derive/web-types.ts';
import { compile } from '../support/compile.ts';

const contracts = (await readDefinitions()).map(({ contract }) => contract);
const data = htmlCustomData(contracts);

/** The schema that VS Code itself applies; it is a part of its HTML service. */
const schema = createRequire(import.meta.url)('vscode-html-languageservice/docs/customData.schema.json');

function completions(textWithCursor: string): string[] {
  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider('ap', data)],
  });
  const offset = textWithCursor.indexOf('|');
  const document = TextDocument.create('page.html', 'html', 1, textWithCursor.replace('|', ''));
  const list = service.doComplete(document, document.positionAt(offset), service.parseHTMLDocument(document));
  return list.items.map(({ label }) => label);
}

test('BEY-27 data for VS Code follow the published schema', () => {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  validate(data);
  expect(validate.errors).toBeNull();
});

test('BEY-27 VS Code offers every tag', () => {
  expect(completions('<ap-|')).toEqual(expect.arrayContaining(contracts.map(({ tag }) => tag)));
});

test('BEY-27 VS Code offers the attributes of a tag and the values of an attribute', () => {
  expect(completions('<ap-share-bar |></ap-share-bar>')).toEqual(
    expect.arrayContaining(['variant', 'share-title', 'open', 'lang-overrides', 'loading']),
  );
  expect(completions('<ap-share-bar variant="|"></ap-share-bar>')).toEqual(
    expect.arrayContaining(['default', 'aside', 'live']),
  );
});

/**
 * JetBrains publishes the schema at https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json
 * and not on npm; the package holds the types made from it.
 */
test('BEY-27 web-types for JetBrains have the published shape', async () => {
  const library = { name: 'ap-widgets', version: '1.2.3' };
  const check = (value: unknown) =>
    compile({
      'web-types.ts': [
        `import type { JSONSchemaForWebTypes } from '@schemastore/web-types';`,
        `export const webTypes: JSONSchemaForWebTypes = ${JSON.stringify(value)};`,
      ].join('\n'),
    });
  const derived = webTypes(contracts, library);
  expect(await check(derived)).toBe('');
  expect(await check({ ...derived, 'description-markup': 'word' })).toContain('"word"');
});
