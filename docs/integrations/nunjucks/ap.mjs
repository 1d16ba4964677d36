// The tags of the library in Nunjucks 3: `{{ ap_tag('ap-poll', { 'poll-id': '12', open: true }, content | safe) }}`. MIT.
import { readFileSync } from 'node:fs';
import nunjucks from 'nunjucks';

/** @type {Record<string, Record<string, string>>} */
const tags = JSON.parse(readFileSync(new URL('../ap-tags.json', import.meta.url), 'utf8'));

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (character) => entities[character]);
const { SafeString } = nunjucks.runtime;
const safe = (html) => new SafeString(html);

/** JSON for a `<script type="application/json">`: no text in it can end the script or begin a comment. */
const scriptJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const deceptive = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * An address of data that may be a link or a source; undefined where it must not be used: another scheme, characters of control
 * or of direction, a user name, a backslash.
 */
export function safeUrl(value) {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (address === '' || deceptive.test(value) || /^[^?#]*\\/.test(address)) return undefined;
  const url = URL.parse(address, 'https://page.invalid/');
  if (!url || !schemes.includes(url.protocol)) return undefined;
  return url.username === '' && url.password === '' ? address : undefined;
}

/** An attribute with an address of data, as in ` href="/a"`; nothing where the address must not be used. */
export function apAddress(name, value) {
  const address = safeUrl(value);
  return safe(address === undefined ? '' : ` ${name}="${escapeHtml(address)}"`);
}

/** Text of an attribute; undefined where it is not written. */
function attributeText(kind, value) {
  switch (kind) {
    case 'flag':
      return value ? '' : undefined;
    case 'on':
      return value ? undefined : 'false';
    case 'url':
      return safeUrl(value);
    case 'list':
      return [value].flat().join(' ');
    case 'short':
      return JSON.stringify(value);
    default:
      return String(value);
  }
}

/** Attributes that any element may carry. */
const common = /^(?:class|id|role|slot|hidden|lang|data-[a-z0-9-]+|aria-[a-z]+)$/;

/**
 * A tag with its attributes, lists and objects as JSON in a child, and then its server content.
 *
 * @param content html where it is safe (`| safe`, or the output of a macro); else text, which is escaped.
 * @throws Error for an unknown tag or attribute, so that a misspelt one is found at once.
 */
export function apTag(tag, attributes = {}, content = '') {
  const kinds = tags[tag];
  if (!kinds) throw new Error(`There is no <${tag}>.`);
  let start = '';
  let children = '';
  for (const [name, value] of Object.entries(attributes)) {
    const kind = kinds[name] ?? (common.test(name) ? 'text' : undefined);
    // what a call of Nunjucks with keywords brings along
    if (name === '__keywords') continue;
    if (!kind) throw new Error(`<${tag}> has no attribute ${name}.`);
    if (value === undefined || value === null) continue;
    if (kind === 'json') {
      children += `\n  <script type="application/json" data-prop="${name}">${scriptJson(value)}</script>`;
      continue;
    }
    const text = attributeText(kind, value);
    if (text !== undefined) start += text === '' ? ` ${name}` : ` ${name}="${escapeHtml(text)}"`;
  }
  const html = content instanceof SafeString ? content.toString() : escapeHtml(content ?? '');
  return safe(`<${tag}${start}>${children}${html}</${tag}>`);
}

/**
 * Lines for the head of a page: the base sheet, the sheets of its tags, the hint of the core, and the script.
 *
 * @param manifest content of dist/ap-manifest.json
 * @param dist address of dist/, with a slash at its end
 * @param wanted tags that the page has
 */
export function apHead(manifest, dist, wanted) {
  const address = (name, { file }) => apAddress(name, dist + file);
  // a host of its own must be asked by CORS for the integrity to be checked
  const checked = ({ integrity }) => `integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;
  const sheets = [...new Set(wanted)].map((tag) => manifest.tags[tag]?.sheet).filter(Boolean);
  const lines = [manifest.base, ...sheets].map(
    (sheet) => `<link rel="stylesheet"${address('href', sheet)} ${checked(sheet)}>`,
  );
  if (wanted.length > 0)
    lines.push(
      `<link rel="preload" as="fetch" crossorigin fetchpriority="low"${address('href', manifest.core)}>`,
    );
  const { entry } = manifest;
  lines.push(`<script type="module"${address('src', entry)} ${checked(entry)}></script>`);
  return safe(`${lines.join('\n')}\n`);
}

const integer = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, '.');
const votes = (count) => (Number(count) === 1 ? '1 vot' : `${integer(count)} vots`);
const percent = (count, total) => (total > 0 ? Math.round((100 * count) / total) : 0);

/** Options of a poll as `<ap-poll>` reads them: databases give numbers as text, and ids as numbers. */
const pollOptions = (options) =>
  options.map((option) => ({ ...option, id: String(option.id), votes: Number(option.votes ?? 0) }));

/** 60 → 1:00, 3725 → 1:02:05; nothing where it is not known. */
function duration(seconds) {
  if (!(seconds >= 1)) return '';
  const two = (value) => String(value).padStart(2, '0');
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Gives an environment, which must escape by itself (`autoescape: true`, its default), the functions and filters of `ap.njk`. */
export function addTags(environment) {
  environment.addGlobal('ap_tag', apTag);
  environment.addGlobal('ap_head', apHead);
  environment.addGlobal('ap_address', apAddress);
  environment.addFilter('ap_url', safeUrl);
  environment.addFilter('ap_votes', votes);
  environment.addFilter('ap_percent', percent);
  environment.addFilter('ap_poll_options', pollOptions);
  environment.addFilter('ap_duration', duration);
  return environment;
}
