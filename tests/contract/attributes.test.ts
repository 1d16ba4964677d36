import { commonAttributes } from '../../src/element/common-attributes.contract.ts';
import { type Attribute, attributeName } from '../../src/element/contract.ts';
import { describe, expect, step, until } from '../support/contract.ts';
import {
  definitionsInQuick,
  eventually,
  it,
  openDemo,
  type Page,
  seenText,
  type TestedDefinition,
} from '../support/page.ts';
import { defaultOf, isList, isRequired, rightSample, wrongSamples } from '../support/samples.ts';

interface Named {
  property: string;
  name: string;
  attribute: Attribute;
}

/** Returns the attributes of a tag; those that would hide a native DOM property exist as attributes only. */
function attributesOf({ contract }: TestedDefinition): Named[] {
  const all: Record<string, Attribute> = { ...commonAttributes, ...contract.attributes };
  return Object.entries(all)
    .filter(([property]) => !(property in HTMLElement.prototype))
    .map(([property, attribute]) => ({ property, name: attributeName(property), attribute }));
}

// values of another document's realm are compared as JSON
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

/** Waits until the widget is ready, or failed for lack of a value; then the server content is shown. */
async function isWell(page: Page, host: HTMLElement) {
  await until(
    () => /ready|failed/.test(host.dataset.apState ?? ''),
    () => `<${host.localName}> to be ready or failed, not ${host.dataset.apState}`,
  );
  await page.frames(2);
  expect(host.dataset.apState).to.match(/ready|failed/);
  if (host.dataset.apState === 'failed')
    expect(seenText(host), 'the server content is seen').not.to.equal('');
}

/** Runs `body` on an attribute without its script children, and restores both afterwards. */
async function instead(host: HTMLElement, name: string, body: () => Promise<void>) {
  const before = host.getAttribute(name);
  const scripts = scriptsOf(host, name);
  for (const script of scripts) script.remove();
  await body();
  if (before === null) host.removeAttribute(name);
  else host.setAttribute(name, before);
  host.append(...scripts);
}

async function areFollowed(page: Page, host: HTMLElement, attributes: readonly Named[]) {
  for (const { property, name, attribute } of attributes) {
    await instead(host, name, async () => {
      const { text, value } = rightSample(attribute);
      host.setAttribute(name, text);
      same(propertyOf(host, property), value, name);
      await isWell(page, host);
      if (attribute.type === 'boolean') {
        host.setAttribute(name, 'false');
        assign(host, property, true);
        same(propertyOf(host, property), true, `${name} set where "false" is written`);
        await isWell(page, host);
      }
      host.removeAttribute(name);
      same(propertyOf(host, property), defaultOf(attribute), `${name} removed`);
      await isWell(page, host);
    });
    if (host.dataset.apState !== 'ready') await page.settled();
  }
  await page.settled();
}

/** Checks the precedence: the property wins over the script, and the script over the attribute. */
async function haveOrder(page: Page, host: HTMLElement, { property, name, attribute }: Named) {
  const value = (id: string) => (isList(attribute) ? [{ id }] : { id });
  const scriptOf = (text: string) =>
    page.make(`<script type="application/json" data-prop="${name}">${text}</script>`);
  const is = (expected: unknown, what: string) => same(propertyOf(host, property), expected, what);
  await instead(host, name, async () => {
    host.setAttribute(name, JSON.stringify(value('attribute')));
    is(value('attribute'), 'attribute');
    const script = scriptOf(JSON.stringify(value('script')));
    host.append(script);
    is(value('script'), 'script');
    assign(host, property, value('property'));
    is(value('property'), 'property');
    assign(host, property, undefined);
    is(value('script'), 'script again');
    script.remove();
    const spoilt = scriptOf('[{ "id"'); // each invalid text causes one warning
    host.append(spoilt);
    page.watch.warnings.length = 0;
    is(value('attribute'), 'attribute, since the script is no JSON');
    is(value('attribute'), 'read again');
    expect(page.watch.warnings.length).to.equal(1);
    spoilt.remove();
  });
}

interface Wrong extends Named {
  text: string;
}

/**
 * Groups invalid texts into rounds: one text per attribute at once. A required attribute is alone, since no other is
 * read if it is invalid.
 */
function roundsOf(attributes: readonly Named[]): Wrong[][] {
  const wrong = attributes.map((named) =>
    wrongSamples(named.attribute).map((text): Wrong => ({ ...named, text })),
  );
  const together = wrong.filter((texts) => texts[0] && !texts[0].attribute.required);
  const count = Math.max(0, ...together.map(({ length }) => length));
  const rounds = Array.from({ length: count }, (_, i) => together.flatMap((texts) => texts[i] ?? []));
  const alone = wrong.flat().filter(({ attribute }) => attribute.required);
  return [...rounds, ...alone.map((one) => [one])];
}

/** Checks that each invalid text results in the default and one warning, however often the widget is drawn. */
async function giveDefaults(page: Page, host: HTMLElement, round: readonly Wrong[]) {
  const texts = round.map(({ name, text }) => `${name}="${text}"`);
  const areWarnedOf = () => {
    const { warnings } = page.watch;
    expect(warnings.length, warnings.join('\n')).to.equal(texts.length);
    for (const text of texts)
      expect(
        warnings.filter((warning) => warning.includes(`<${host.localName}> ${text}: s’esperava `)).length,
      ).to.equal(1, text);
  };
  const setBack = round.map(({ name, text }) => {
    const before = host.getAttribute(name);
    const scripts = scriptsOf(host, name);
    for (const script of scripts) script.remove();
    host.setAttribute(name, text);
    return () => {
      if (before === null) host.removeAttribute(name);
      else host.setAttribute(name, before);
      host.append(...scripts);
    };
  });
  await eventually(areWarnedOf);
  for (const { property, attribute, text } of round)
    same(propertyOf(host, property), defaultOf(attribute), `${property}="${text}"`);
  host.setAttribute('site', 'lacolla'); // draws again
  await isWell(page, host);
  host.removeAttribute('site');
  await page.frames(2);
  areWarnedOf();
  expect(page.all('.ap-note').length, 'notes without preview').to.equal(0);
  for (const back of setBack) back();
  await page.settled();
  page.watch.warnings.length = 0;
}

for (const subject of definitionsInQuick) {
  const { tag } = subject;
  const attributes = attributesOf(subject);
  const rounds = roundsOf(attributes);
  const callbacks = Object.keys(subject.contract.callbacks ?? {});
  const required = attributes.filter(({ attribute }) =>
    isRequired(attribute, subject.contract, subject.demo),
  );

  describe(`the attributes of <${tag}>`, () => {
    it('DEL-01 DEL-02 follow changes, and fall back to their default with one warning when invalid', async () => {
      const page = await openDemo([subject]);
      page.stay();
      page.allow(new RegExp(`^console: <${tag}>`)); // values that the widget cannot be drawn without
      await page.settled();
      const host = page.one(tag);
      for (const property of Object.keys(subject.contract.properties ?? {}))
        expect(propertyOf(host, property) === undefined, property).to.equal(false);
      await step('set, changed and removed', () => areFollowed(page, host, attributes));
      for (const named of attributes.filter(({ attribute }) => attribute.type === 'json'))
        await step(`what comes first of ${named.name}`, () => haveOrder(page, host, named));
      await page.settled();
      page.watch.warnings.length = 0;
      for (const round of rounds) await step('wrong', () => giveDefaults(page, host, round));
    });

    if (rounds.length)
      it('BEY-28 show the editor the expected value in preview', async () => {
        const page = await openDemo([subject], { entry: [], config: { preview: '' } });
        page.allow(new RegExp(`^console: <${tag}>`));
        const host = page.one(tag);
        // if a required attribute is invalid, the server content stays and the others are not read
        const wrong = rounds[0]?.filter(({ attribute }) => !attribute.required) ?? [];
        for (const { name, text } of wrong) {
          for (const script of scriptsOf(host, name)) script.remove();
          host.setAttribute(name, text);
        }
        await page.watch.load('/dist/ap.js');
        await eventually(() => expect(page.all('.ap-note').length, 'notes').to.equal(wrong.length));
        await isWell(page, host);
        const notes = page.all('.ap-note');
        // a note with the repair has replaced the engine's, which stays in the console
        expect(page.watch.warnings).to.include.members(notes.map(({ textContent }) => textContent));
        expect(notes.every((note) => note.getClientRects().length > 0)).to.equal(true);
      });

    it('DEL-02 W-07 keep properties and functions that a script set before the definition', async () => {
      const page = await openDemo([subject], { entry: [] });
      page.stay();
      page.allow(new RegExp(`^console: <${tag}>`));
      const host = page.one(tag);
      const early = () => true;
      const isSet = (name: string, value: unknown) =>
        expect(propertyOf(host, name) === value, name).to.equal(true);
      for (const { property, attribute } of attributes) assign(host, property, rightSample(attribute).value);
      for (const name of callbacks) assign(host, name, early);
      await page.watch.load('/dist/ap.js');
      await page.settled();
      for (const { property, attribute } of attributes)
        same(propertyOf(host, property), rightSample(attribute).value, property);
      for (const name of [...callbacks, ...attributes.map(({ property }) => property)])
        expect(Object.hasOwn(host, name), `${name} hides the accessor`).to.equal(false);
      for (const name of callbacks) {
        isSet(name, early);
        const later = () => false;
        assign(host, name, later);
        isSet(name, later);
        expect(host.getAttributeNames()).not.to.include(attributeName(name));
        page.watch.warnings.length = 0;
        assign(host, name, 'un text');
        isSet(name, undefined);
        expect(page.watch.warnings[0]).to.contain(`<${tag}> ${name}="un text": s’esperava una funció`);
      }
      await page.settled();
    });

    if (required.length)
      it('BEY-28 leave the server content where a required one is missing, and say so', async () => {
        const page = await openDemo([subject], { entry: [], config: { preview: '' } });
        const host = page.one(tag);
        const before = required.map(({ name }) => [name, host.getAttribute(name) ?? ''] as const);
        for (const [name] of before) host.removeAttribute(name);
        await page.watch.load('/dist/ap.js');
        await page.settled([host], 'failed');
        expect(seenText(host)).not.to.equal('');
        for (const [name] of before)
          expect(page.one('.ap-note').textContent).to.contain(`<${tag}>: falta ${name},`);
        for (const [name, text] of before) host.setAttribute(name, text);
        await page.settled();
      });
  });
}
