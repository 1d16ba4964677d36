import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { htmlCustomData } from '../../scripts/derive/vscode.ts';
import { webTypes } from '../../scripts/derive/web-types.ts';

const contracts = (await readDefinitions()).map(({ contract }) => contract);
const data = htmlCustomData(contracts);

/** Schema that VS Code applies; it is part of its HTML service. */
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
 * Required names of the schema that JetBrains publishes, since no package registry has it
 * (https://github.com/JetBrains/web-types/blob/master/schema/web-types.json).
 */
const webTypesSchema = {
  type: 'object',
  required: ['name', 'version', 'contributions'],
  properties: {
    'js-types-syntax': { enum: ['typescript'] },
    'description-markup': { enum: ['html', 'markdown', 'none'] },
    contributions: {
      type: 'object',
      additionalProperties: false,
      properties: {
        html: {
          type: 'object',
          properties: { elements: { type: 'array', items: { $ref: '#/$defs/element' } } },
        },
      },
    },
  },
  $defs: {
    described: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, description: { type: 'string' } },
    },
    element: {
      $ref: '#/$defs/described',
      properties: {
        attributes: { type: 'array', items: { $ref: '#/$defs/attribute' } },
        slots: { type: 'array', items: { $ref: '#/$defs/described' } },
        js: {
          type: 'object',
          additionalProperties: false,
          properties: {
            properties: { type: 'array', items: { $ref: '#/$defs/described' } },
            events: { type: 'array', items: { $ref: '#/$defs/described' } },
          },
        },
      },
    },
    attribute: {
      $ref: '#/$defs/described',
      properties: {
        required: { type: 'boolean' },
        value: {
          type: 'object',
          properties: {
            kind: { enum: ['no-value', 'plain', 'expression'] },
            type: { type: ['string', 'array'] },
          },
        },
        values: { type: 'array', items: { $ref: '#/$defs/described' } },
      },
    },
  },
};

test('BEY-27 web-types for JetBrains have the published shape', () => {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(webTypesSchema);
  const derived = webTypes(contracts, { name: 'ap-widgets', version: '1.2.3' });
  validate(derived);
  expect(validate.errors).toBeNull();
  expect(validate({ ...derived, 'description-markup': 'word' })).toBe(false);
});
