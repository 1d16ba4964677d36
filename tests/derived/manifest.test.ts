import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { customElementsManifest } from '../../scripts/derive/custom-elements.ts';
import { defineContract } from '../../src/element/contract.ts';

const schema = createRequire(import.meta.url)('custom-elements-manifest/schema.json');
const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);

const contracts = (await readDefinitions()).map(({ contract }) => contract);

test('BEY-27 custom-elements.json of every definition follows the published schema', () => {
  validate(customElementsManifest(contracts));
  expect(validate.errors).toBeNull();
});

test('BEY-27 the schema would refuse a manifest with a wrong kind', () => {
  const manifest = customElementsManifest(contracts);
  expect(validate({ ...manifest, modules: [{ ...manifest.modules[0], kind: 'page' }] })).toBe(false);
});

test('BEY-27 the manifest tells attributes, fields, events and slots of a tag', () => {
  const { modules } = customElementsManifest([
    defineContract({
      tag: 'ap-sample',
      group: 'page',
      title: 'Mostra',
      summary: 'Una mostra.',
      content: 'fallback',
      attributes: { pageSize: { type: 'number', default: 12, description: 'Quants.' } },
      properties: { status: { of: `'idle' | 'busy'`, description: 'Estat.' } },
      callbacks: { onSave: { takes: 'string', description: 'Guarda-ho.' } },
      events: { 'ap-done': { detail: { id: 'string | null' }, cancelable: true, description: 'Fet.' } },
      slots: { default: { description: 'Text.' } },
    }),
  ]);
  const sample = modules[0]?.declarations?.[0];
  expect(sample).toMatchObject({
    name: 'ApSampleElement',
    tagName: 'ap-sample',
    events: [{ name: 'ap-done', type: { text: 'CustomEvent<{ id: string | null }>' } }],
    slots: [{ name: '', description: 'Text.' }],
  });
  expect(sample).toHaveProperty(
    'attributes',
    expect.arrayContaining([
      expect.objectContaining({
        name: 'page-size',
        fieldName: 'pageSize',
        default: '12',
        type: { text: 'number' },
      }),
      expect.objectContaining({ name: 'lang-overrides' }),
      expect.objectContaining({ name: 'loading' }),
    ]),
  );
  expect(sample).toHaveProperty(
    'members',
    expect.arrayContaining([
      expect.objectContaining({ name: 'status', readonly: true }),
      expect.objectContaining({
        name: 'onSave',
        type: { text: '((argument: string) => unknown) | undefined' },
      }),
    ]),
  );
});

test('BEY-27 an inert tag is described but not exported as a custom element, and takes nothing in common', () => {
  const { modules } = customElementsManifest([
    { tag: 'ap-inert', group: 'page', title: 'Mut', summary: 'Mut.', content: 'inert', attributes: {} },
  ]);
  expect(modules[0]?.exports).toEqual([]);
  expect(modules[0]?.declarations?.[0]).toMatchObject({ tagName: 'ap-inert', attributes: [], members: [] });
});
