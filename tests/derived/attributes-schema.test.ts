import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { attributesIn } from '../../demo/showroom/browser/snippet.ts';
import { allAttributes } from '../../scripts/derive/attributes.ts';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { attributesSchema } from '../../scripts/derive/json-schema.ts';
import type { Contract } from '../../src/element/contract.ts';

const definitions = await readDefinitions();
const contracts = definitions.map(({ contract }) => contract);

function validator(subject: readonly Contract[]) {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(attributesSchema(subject));
}

/** Errors that the schema of each tag reports for these attributes; an empty list when it accepts them. */
function complaints(tag: string, attributes: object): string[] {
  const validate = validator(contracts);
  validate({ [tag]: attributes });
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

test('BEY-27 the schema of the attributes is a valid draft 2020-12 schema, in strict mode too', () => {
  expect(() => validator(contracts)).not.toThrow();
});

test('BEY-27 accepts the attributes that an editor may write', () => {
  const attributes = { 'poll-id': '12', open: true, 'total-votes': 3, options: '[]', id: 'p', 'data-x': '1' };
  expect(complaints('ap-poll', attributes)).toEqual([]);
});

test.each([
  ['a missing required attribute', 'ap-poll', {}, '/ap-poll required'],
  ['an empty required attribute', 'ap-poll', { 'poll-id': '' }, '/ap-poll/poll-id minLength'],
  ['a number below its minimum', 'ap-share-bar', { 'note-ms': -1 }, '/ap-share-bar/note-ms minimum'],
  ['a value that is none of the choices', 'ap-time', { format: 'long' }, '/ap-time/format enum'],
  ['a misspelt attribute', 'ap-time', { formt: 'day' }, '/ap-time additionalProperties'],
  ['a text for a boolean', 'ap-share-bar', { open: 'si' }, '/ap-share-bar/open type'],
])('BEY-27 it refuses %s', (_what, tag, attributes, complaint) => {
  expect(complaints(tag, attributes)).toEqual([complaint]);
});

test('BEY-27 a list takes several of its words, and no other', () => {
  const validate = validator([
    {
      tag: 'ap-sample',
      group: 'page',
      title: 'Mostra',
      summary: 'Mostra.',
      content: 'fallback',
      attributes: { networks: { type: 'list', values: ['x', 'bluesky'], description: 'Xarxes.' } },
    },
  ]);
  const accepts = (networks: string) => validate({ 'ap-sample': { networks } });
  expect(['', 'x', 'x bluesky', ' x, bluesky '].map(accepts)).toEqual([true, true, true, true]);
  expect(['y', 'xbluesky', 'x bluesk'].map(accepts)).toEqual([false, false, false]);
});

test('BEY-27 JSON in an attribute is a text whose content has a schema', () => {
  expect(attributesSchema(contracts)).toHaveProperty(
    ['$defs', 'ap-poll', 'properties', 'options'],
    expect.objectContaining({
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: expect.objectContaining({ type: 'array' }),
      default: '[]',
    }),
  );
});

const demos = definitions.flatMap(({ contract, demo }) => (demo ? [{ contract, demo }] : []));

test.each(demos.map(({ contract, demo }) => [contract.tag, contract, demo] as const))(
  'BEY-27 the demo of %s follows the schema of its attributes',
  (tag, contract, demo) => {
    const types = new Map(allAttributes(contract).map(({ name, attribute }) => [name, attribute.type]));
    const written = [...attributesIn(demo, tag)].map(([name, text]) => {
      const type = types.get(name);
      if (type === 'boolean') return [name, text !== 'false'];
      return [name, type === 'number' ? Number(text) : text];
    });
    expect(complaints(tag, Object.fromEntries(written))).toEqual([]);
  },
);
