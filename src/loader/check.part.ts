import tags, { type TagNames } from 'virtual:tag-names';
import { config } from '../config/config.ts';
import { siteNames } from '../config/create-config.ts';
import { parseUrl } from '../content/safe-url.ts';
import { attributeName, type Contract } from '../element/contract.ts';
import { warnOfCause } from '../element/pasted/warn-of-cause.ts';
import { warnEditor } from '../element/warn.ts';
import { whenSettled } from '../element/when-settled.ts';
import { ownBase, ownOrigin } from '../page/own-address.ts';
import {
  attributesOf,
  hostNames,
  lacksContent,
  lostReferences,
  oddFlags,
  oddLoading,
  oddNumbers,
  oddScripts,
  secondConfig,
  strayAttributes,
  strayProps,
  withHyphens,
  written,
} from './editor-check/marks.ts';
import { nearest } from './editor-check/nearest.ts';
import { notes } from './editor-check/notes.ts';

const tagNames = Object.keys(tags);

/** Attributes whose files the browser requests only after a press. */
const FILES = ['src', 'poster', 'href'];

/** Warns the editor of mistakes in the tags of the page: in the console, and on the page in preview (BEY-28). */
export default async function editorCheck(): Promise<void> {
  const hosts = [...document.querySelectorAll('*')].filter(
    ({ localName }) =>
      /^ap[-_]/.test(localName) || (/^ap/.test(localName) && withHyphens(localName, tagNames)),
  );
  hosts.forEach(checkHost);
  const second = secondConfig();
  if (second) warnEditor(second, notes.secondConfig);
  checkSiteOfPage();
  if (config().preview) for (const host of hosts) await checkFiles(host);
}

function checkHost(host: Element): void {
  const { localName: tag } = host;
  const names = tags[tag];
  if (names) checkNames(host, names);
  else warnEditor(host, notes.unknownTag(tag, withHyphens(tag, tagNames) ?? nearest(tag, tagNames)));
}

/** Warns of a page whose <html>, which sets the colours, and configuration are of two sites. */
function checkSiteOfPage(): void {
  const { site, sites } = config();
  const tag = document.querySelector('ap-config');
  const ofHtml = document.documentElement.dataset.site;
  // the address of a login may name the site in place of the configuration
  const own = [site, tag?.getAttribute('site')];
  if (tag && ofHtml !== undefined && !own.includes(ofHtml) && siteNames(sites).includes(site))
    warnEditor(tag, notes.otherSite(ofHtml, site));
}

/** Warns of a misspelt site: the protections of the children's club do not apply to it. */
function checkSite(host: Element): void {
  const site = written(host, 'site');
  const known = [...new Set(siteNames(config().sites))];
  if (site === null || known.includes(site)) return;
  const near = nearest(site.toLowerCase().replace(/\s/g, ''), known);
  warnEditor(host, notes.unknownSite(host.localName, site, near, known));
}

function checkNames(host: Element, names: TagNames): void {
  const { localName: tag } = host;
  const warn = (text: string) => warnEditor(host, text);
  if (names.devOnly && !config().dev) warn(notes.devOnly(tag));
  const near = (name: string) => nearest(name, names.attributes);
  for (const name of strayAttributes(host, names.attributes)) {
    const meant = near(name);
    const others = tagNames.filter(
      (other) => other !== 'ap-config' && tags[other]?.attributes.includes(name),
    );
    const note = notes.unknownAttribute(tag, name, names.attributes, others, meant);
    warnOfCause(host, note, notes.missing(tag, meant ?? name));
  }
  for (const { dataset } of strayProps(host, names.attributes))
    warn(notes.unknownProp(tag, dataset.prop ?? '', near(dataset.prop ?? '')));
  for (const { dataset } of oddScripts(host)) warn(notes.scriptType(tag, dataset.prop ?? ''));
  const loading = oddLoading(host);
  if (loading !== undefined) warn(notes.loading(tag, loading));
  if (names.attributes.includes('site')) checkSite(host);
  checkSlots(host, names.slots);
  if (config().preview) checkNeeds(host, names.needs);
  checkValuesWhenSettled(host, names);
}

/** Hosts whose values are checked, or will be: the check of the page may run several times. */
const checked = new WeakSet<Element>();

/** Checks the values when the code of the tag has arrived, often after this check, and its markup is repaired. */
async function checkValuesWhenSettled(host: Element, names: TagNames): Promise<void> {
  if (checked.has(host)) return;
  checked.add(host);
  await customElements.whenDefined(host.localName);
  await whenSettled(host as HTMLElement);
  const { contract } = host.constructor as { contract?: Contract };
  if (!contract) return;
  checkValues(host, contract);
  if (lacksContent(host, names, contract))
    warnEditor(host, notes.noContent(contract.tag, names.expects ?? '', names.standIns?.map(attributeName)));
}

function checkValues(host: Element, contract: Contract): void {
  const { tag } = contract;
  const attributes = attributesOf(contract);
  const value = (name: string) => written(host, name) ?? '';
  for (const name of oddFlags(host, attributes)) warnEditor(host, notes.oddFlag(tag, name, value(name)));
  for (const { name, number, isClock } of oddNumbers(host, attributes)) {
    const effect = notes.wrongValue(tag, name, value(name));
    warnOfCause(host, notes.oddNumber(tag, name, value(name), number, isClock), effect);
  }
  for (const name of hostNames(host, attributes)) {
    const text = value(name);
    warnOfCause(host, notes.hostName(tag, name, text), notes.wrongValue(tag, name, text));
  }
  for (const name of lostReferences(host, attributes)) {
    const near = document.getElementById(value(name)) ? `#${value(name)}` : undefined;
    warnEditor(host, notes.lostReference(tag, name, value(name), near));
  }
}

function checkSlots(host: Element, known: readonly string[]): void {
  for (const node of host.querySelectorAll('[slot]')) {
    const { slot } = node;
    const isOwn = node.parentElement?.closest('[data-ap-state]') === host;
    if (isOwn && slot && !known.includes(slot))
      warnEditor(host, notes.unknownSlot(host.localName, slot, nearest(slot, known)));
  }
}

function checkNeeds(host: Element, needs: readonly string[]): void {
  const values = config() as unknown as Record<string, unknown>;
  for (const property of needs)
    if (values[property] === undefined)
      warnEditor(host, notes.needs(host.localName, attributeName(property)));
}

/** Asks the page's own server for files that the tag names; another server may count requests. */
async function checkFiles(host: Element): Promise<void> {
  for (const name of FILES) {
    const value = host.getAttribute(name);
    const url = value ? parseUrl(value, ownBase()) : undefined;
    if (!value || url?.origin !== ownOrigin()) continue;
    const status = await fetch(url.href, { method: 'HEAD' }).then(
      ({ status }) => status,
      () => 0,
    );
    if (status === 404 || status === 410) warnEditor(host, notes.lost(host.localName, name, value, status));
  }
}
