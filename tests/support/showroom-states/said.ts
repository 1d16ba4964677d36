import type { Page } from '@playwright/test';
import { Window } from 'happy-dom';
import type { Contract } from '../../../src/element/contract.ts';
import places from '../../../src/places/places.part.ts';
import { provinceName } from '../../../src/places/province-names.ts';
import { expect } from '../demo.ts';
import { knownBy, readTexts } from './known-words.ts';

const names = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'title',
  'placeholder',
];

/** All texts of the page: names of controls and values of fields included, notes for editors excluded (BEY-28). */
const readPage = (page: Page) =>
  page.evaluate((names) => {
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('script, style, noscript, [role=note]'),
    );
    const said = elements.flatMap((element) => [
      ...names.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    ]);
    const fields = elements.filter(
      (element) => element instanceof HTMLInputElement && !/^(radio|checkbox|hidden)$/.test(element.type),
    );
    return { said, written: fields.map((field) => (field as HTMLInputElement).value) };
  }, names);

/** Reads country names from the browser, since Node's may differ. */
const readCountries = (page: Page) =>
  page.evaluate(
    (codes) => {
      const catalan = new Intl.DisplayNames('ca', { type: 'region' });
      return codes.map((code) => catalan.of(code) ?? code);
    },
    places.countries.map(({ id }) => id),
  );

const parser = new Window().document;

const calm = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns visible texts of HTML, and the attributes of our tags. */
function leavesOfHtml(html: string): string[] {
  const template = parser.createElement('template');
  // reads the content of page templates too
  template.innerHTML = `<div>${html.replace(/(?<=<\/?)template\b/g, 'div')}</div>`;
  // sentences of a transcript and links count as a whole, including nested elements
  const wholes = [...template.content.querySelectorAll('[data-start], a')].map(({ textContent }) =>
    calm(textContent),
  );
  const leaves = [...template.content.querySelectorAll('*')].flatMap(
    ({ localName, attributes, childNodes }) => [
      ...[...attributes]
        .filter(({ name }) => localName.startsWith('ap-') || names.includes(name))
        .map(({ value }) => value ?? ''),
      ...[...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
    ],
  );
  return [...wholes, ...leaves];
}

function leavesOfJson(json: string): string[] | undefined {
  const leaves: string[] = [];
  try {
    JSON.parse(json, (_, value) => {
      if (typeof value === 'string') leaves.push(value);
    });
    return leaves;
  } catch {
    return undefined;
  }
}

/** Length beyond any title; a title may contain `<b>` literally. */
const LONG = 500;

/** Extracts search terms, which occur only in the address. */
const lastWords = (address: string) => {
  const [, words = ''] = /^\/[^?#\s]*\/([^/?#\s]+)$/.exec(address) ?? [];
  return words.includes('%20') ? [decodeURIComponent(words)] : [];
};

/** Texts of a response, which may be JSON, HTML, or one inside the other. */
function leavesOf(sent: string): string[] {
  const within = (/^\s*[[{]/.test(sent) && leavesOfJson(sent)) || (/<\w/.test(sent) && leavesOfHtml(sent));
  const whole = sent.length < LONG || !within ? [calm(sent), ...lastWords(sent)] : [];
  return within ? [...whole, ...within.flatMap(leavesOf)] : whole;
}

/** Collects the responses and requests of a page. */
export function listenTo(page: Page) {
  let sent: string[] = [];
  let received: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    sent.push(request.postData() ?? '');
    if (/^(document|fetch|xhr)$/.test(request.resourceType()))
      // the body of a redirect is not available
      received.push(
        request
          .response()
          .then((response) => response?.text() ?? '')
          .catch(() => ''),
      );
  });
  return {
    begin: () => {
      sent = [];
      received = [];
    },
    sent: () => sent.flatMap(leavesOf),
    received: async () => (await Promise.all(received)).flatMap(leavesOf),
  };
}

const texts = await readTexts();

/** Expects every visible or audible text to come from a text file, or to be data (SITE-10). */
export async function expectKnownWords(
  page: Page,
  heard: ReturnType<typeof listenTo>,
  { attributes, properties }: Contract,
): Promise<void> {
  const { said, written } = await readPage(page);
  const countries = await readCountries(page);
  const defaults = [attributes, properties].flatMap((all = {}) =>
    Object.values(all).map((one) => JSON.stringify('default' in one ? [one.default] : [])),
  );
  const isKnown = knownBy({
    texts,
    data: [
      ...defaults.flatMap(leavesOf),
      ...countries,
      ...places.provinces.map(({ nm }) => provinceName(nm)),
      ...(await heard.received()),
    ],
    written: [...written.map(calm), ...heard.sent(), ...countries],
  });
  const unknown = [...new Set(said.map(calm))].filter((words) => !isKnown(words));
  expect.soft(unknown, 'words that are no text of the tag as a whole, nor data').toEqual([]);
}
