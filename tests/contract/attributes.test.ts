import { commonAttributes } from '../../src/element/common-attributes.ts';
import { type Attribute, attributeName } from '../../src/element/contract.ts';
import { describe, expect, until } from '../support/contract.ts';
import {
  definitions,
  eventually,
  it,
  openDemo,
  type Page,
  seenText,
  type TestedDefinition,
} from '../support/page.ts';
import { defaultOf, rightSample, wrongSamples } from '../support/samples.ts';

interface Named {
  property: string;
  name: string;
  attribute: Attribute;
}

/** The attributes of a tag; those that hide a property of the DOM's own exist as attributes only. */
function attributesOf({ contract }: TestedDefinition): Named[] {
  const all: Record<string, Attribute> = { ...commonAttributes, ...contract.attributes };
  return Object.entries(all)
    .filter(([property]) => !(property in HTMLElement.prototype))
    .map(([property, attribute]) => ({ property, name: attributeName(property), attribute }));
}

// values of another document are compared as JSON
const same = (value: unknown, expected: unknown, what: string) =>
  expect(JSON.stringify(value), what).to.equal(JSON.stringify(expected));

const propertyOf = (host: HTMLElement, property: string) =>
  (host as unknown as Record<string, unknown>)[property];
const assign = (host: HTMLElement, property: string, value: unknown) => {
  (host as unknown as Record<string, unknown>)[property] = value;
};

const scriptsOf = (host: HTMLElement, name: string) => [
  ...host.querySelectorAll<HTMLElement>(`:scope > script[data-prop="${name}"]`),
];

/** A widget may say that it cannot be drawn without a value; then the server content is there. */
async function isWell(page: Page, host: HTMLElement) {
  await until(() => /ready|failed/.test(host.dataset.apState ?? ''));
  await page.frames(2);
  expect(host.dataset.apState).to.match(/ready|failed/);
  if (host.dataset.apState === 'failed')
    expect(seenText(host), 'the server content is seen').not.to.equal('');
}

for (const subject of definitions) {
  const { tag } = subject;
  const attributes = attributesOf(subject);
  const withWrong = attributes.flatMap(({ attribute, ...names }) =>
    wrongSamples(attribute).map((text) => ({ ...names, attribute, text })),
  );
  const json = attributes.filter(({ attribute }) => attribute.type === 'json');

  describe(`the attributes of <${tag}>`, () => {
    it('DEL-02 are followed when they are set, changed and removed', async () => {
      const page = await openDemo([subject]);
      page.stay();
      page.allow(new RegExp(`^console: <${tag}>`)); // what it cannot be drawn without
      await page.settled();
      const host = page.one(tag);
      for (const { property, name, attribute } of attributes) {
        const before = host.getAttribute(name);
        const scripts = scriptsOf(host, name);
        for (const script of scripts) script.remove();
        const { text, value } = rightSample(attribute);
        host.setAttribute(name, text);
        same(propertyOf(host, property), value, name);
        await isWell(page, host);
        host.removeAttribute(name);
        same(propertyOf(host, property), defaultOf(attribute), `${name} removed`);
        await isWell(page, host);
        if (before !== null) host.setAttribute(name, before);
        host.append(...scripts);
        await page.settled();
      }
    });

    if (withWrong.length)
      it('BEY-28 give their default and one warning when they are wrong', async () => {
        const page = await openDemo([subject]);
        page.stay();
        page.stay();
        page.allow(new RegExp(`^console: <${tag}>`));
        await page.settled();
        const host = page.one(tag);
        for (const { property, name, attribute, text } of withWrong) {
          const before = host.getAttribute(name);
          const scripts = scriptsOf(host, name);
          for (const script of scripts) script.remove();
          page.watch.warnings.length = 0;
          host.setAttribute(name, text);
          await eventually(() => expect(page.watch.warnings.length, `${name}="${text}"`).to.equal(1));
          same(propertyOf(host, property), defaultOf(attribute), `${name}="${text}"`);
          host.setAttribute('site', 'lacolla'); // draws again
          await isWell(page, host);
          host.removeAttribute('site');
          await page.frames(2);
          expect(page.watch.warnings.length, page.watch.warnings.join('\n')).to.equal(1);
          expect(page.watch.warnings[0]).to.contain(`<${tag}> ${name}="${text}": s’esperava `);
          expect(page.all('.ap-note').length, 'notes without preview').to.equal(0);
          if (before === null) host.removeAttribute(name);
          else host.setAttribute(name, before);
          host.append(...scripts);
          await page.settled();
        }
      });

    if (withWrong.length)
      it('BEY-28 tell the editor on the page, in preview, what was expected', async () => {
        const page = await openDemo([subject], { entry: [], config: { preview: '' } });
        page.allow(new RegExp(`^console: <${tag}>`));
        const host = page.one(tag);
        // where a required one is wrong the server content stays, and the others are not read
        const wrong = withWrong
          .filter(({ attribute }) => !attribute.required)
          .filter(({ name }, i, all) => all.findIndex((one) => one.name === name) === i);
        for (const { name, text } of wrong) {
          for (const script of scriptsOf(host, name)) script.remove();
          host.setAttribute(name, text);
        }
        await page.watch.load('/dist/ap.js');
        await eventually(() => expect(page.all('.ap-note').length).to.equal(wrong.length));
        await isWell(page, host);
        const notes = page.all('.ap-note');
        expect(notes.map(({ textContent }) => textContent)).to.have.members(page.watch.warnings);
        expect(notes.every((note) => note.getClientRects().length > 0)).to.equal(true);
      });

    it('DEL-02 keep the properties that a script set before the definition', async () => {
      const page = await openDemo([subject], { entry: [] });
      page.stay();
      const host = page.one(tag);
      for (const { property, attribute } of attributes) assign(host, property, rightSample(attribute).value);
      await page.watch.load('/dist/ap.js');
      await page.settled();
      for (const { property, attribute } of attributes) {
        same(propertyOf(host, property), rightSample(attribute).value, property);
        expect(Object.hasOwn(host, property), `${property} hides the accessor`).to.equal(false);
      }
    });

    for (const { property, name, attribute } of json)
      it(`DEL-02 ${name}: the property comes before the script, and the script before the attribute`, async () => {
        const page = await openDemo([subject]);
        page.stay();
        page.stay();
        await page.settled();
        const host = page.one(tag);
        for (const script of scriptsOf(host, name)) script.remove();
        const value = (id: string) => (Array.isArray(defaultOf(attribute)) ? [{ id }] : { id });
        host.setAttribute(name, JSON.stringify(value('attribute')));
        same(propertyOf(host, property), value('attribute'), 'attribute');
        const script = page.make(
          `<script type="application/json" data-prop="${name}">${JSON.stringify(value('script'))}</script>`,
        );
        host.append(script);
        same(propertyOf(host, property), value('script'), 'script');
        assign(host, property, value('property'));
        same(propertyOf(host, property), value('property'), 'property');
        assign(host, property, undefined);
        same(propertyOf(host, property), value('script'), 'script again');
        script.remove();
        host.append(page.make(`<script type="application/json" data-prop="${name}">[{</script>`));
        page.watch.warnings.length = 0;
        same(propertyOf(host, property), value('attribute'), 'attribute, since the script is no JSON');
        same(propertyOf(host, property), value('attribute'), 'read again');
        expect(page.watch.warnings.length).to.equal(1);
      });

    const required = attributes.filter(({ attribute }) => attribute.required);
    if (required.length)
      it('BEY-28 leave the server content where a required one is missing, and say so', async () => {
        const page = await openDemo([subject], { entry: [], config: { preview: '' } });
        const host = page.one(tag);
        const before = required.map(({ name }) => [name, host.getAttribute(name) ?? ''] as const);
        for (const [name] of before) host.removeAttribute(name);
        await page.watch.load('/dist/ap.js');
        await page.settled([host], 'failed');
        expect(seenText(host)).not.to.equal('');
        for (const [name] of before) expect(page.one('.ap-note').textContent).to.contain(`<${tag}> ${name}=`);
        for (const [name, text] of before) host.setAttribute(name, text);
        await page.settled();
      });

    for (const name of Object.keys(subject.contract.callbacks ?? {}))
      it(`DEL-02 W-07 its function ${name} is kept from before the definition, and is no attribute`, async () => {
        const page = await openDemo([subject], { entry: [] });
        page.stay();
        page.allow(new RegExp(`^console: <${tag}>`));
        const host = page.one(tag);
        const early = () => true;
        assign(host, name, early);
        await page.watch.load('/dist/ap.js');
        await page.settled();
        const isSet = (value: unknown) => expect(propertyOf(host, name) === value).to.equal(true);
        isSet(early);
        expect(Object.hasOwn(host, name), 'hides the accessor').to.equal(false);
        const later = () => false;
        assign(host, name, later);
        isSet(later);
        expect(host.getAttributeNames()).not.to.include(attributeName(name));
        page.watch.warnings.length = 0;
        assign(host, name, 'un text');
        isSet(undefined);
        expect(page.watch.warnings[0]).to.contain(`<${tag}> ${name}="un text": s’esperava una funció`);
        await page.settled();
      });

    for (const property of Object.keys(subject.contract.properties ?? {}))
      it(`DEL-01 its property ${property} can be read`, async () => {
        const page = await openDemo([subject]);
        page.stay();
        page.stay();
        await page.settled();
        expect(propertyOf(page.one(tag), property) === undefined).to.equal(false);
      });
  });
}
