import { globSync } from 'node:fs';
import { join } from 'node:path';
import dayjs from 'dayjs';
import 'dayjs/locale/ca.js';

const root = join(import.meta.dirname, '../../..');

/** Names of networks, the same in every language. */
const networks =
  'Apple Bluesky Facebook Google Instagram LinkedIn Telegram Threads TikTok WhatsApp YouTube'.split(' ');

/** Every text of the widgets. */
export async function readTexts(): Promise<string[]> {
  const files = globSync('{src,elements}/**/*.texts.ts', { cwd: root });
  const modules: { texts?: Record<string, string> }[] = await Promise.all(
    files.map((file) => import(join(root, file))),
  );
  return modules.flatMap(({ texts = {} }) => Object.values(texts));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wholeWord = (pattern: string) => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`;

/** Returns a pattern for symbols, and for units that `src/i18n` adds to numbers, dates and sizes. */
function formattedPattern(): RegExp {
  const { weekdays = [], months = [], monthsShort = [] } = dayjs.Ls.ca ?? {};
  const named = ([weekdays, months, monthsShort] as string[][]).flat().map((name) => name.toLowerCase());
  const words = ['\\p{L}', 'del?', 'bytes?', '[KMG]B', ...named.map((name) => `(?:d’)?${escaped(name)}`)];
  return new RegExp(`^(?:\\P{L}|${wholeWord(words.join('|'))})*$`, 'u');
}

const formatted = formattedPattern();
const place = /\{\w+\}/;

/**
 * Patterns of combined texts: `12 vots · ja heu votat`, `Compartiu: La final`, `0:12 La porta`, `Bluesky (finestra
 * nova)`, or sentences; or of a separated one.
 */
const joints = [
  /^(.+) · (.+)$/s,
  /^(.+?): (.+)$/s,
  /^([\d:]+) (.+)$/s,
  /^(.+?) (\(.+\))$/s,
  /^\((.+)\)$/s,
  /^(.+\.) (.+)$/s,
  /^(.+)\. (.+)$/s,
];

/** Pattern of the support code of a playback failure. */
const code = /^AP-[A-Z]+(?:-[A-Z]+|-\d+)*$/;

export interface Sources {
  texts: readonly string[];
  /** Texts of the page, the editor or the server. */
  data: readonly string[];
  /** Values that the reader typed or chose and that a summary repeats. */
  written: readonly string[];
}

/**
 * Tests for known words: one of the texts, with known words in its placeholders; or data; or a number or date. If a
 * link splits a text, each part counts as a text.
 */
export function knownBy({ texts, data, written }: Sources): (words: string) => boolean {
  // an editor's own texts are among the data
  const withPlaces = [...texts, ...data].filter((text) => place.test(text));
  const parts = withPlaces.flatMap((text) => text.split(place).map((part) => part.trim()));
  const whole = new Set([...texts, ...parts, ...data, ...networks]);
  const filled = withPlaces.map(
    (text) => new RegExp(`^${text.split(place).map(escaped).join('(.+)')}$`, 'su'),
  );
  const longFirst = written.filter((text) => text !== '').sort((one, other) => other.length - one.length);
  const ofWritten = new RegExp(wholeWord(longFirst.map(escaped).join('|') || '(?!)'), 'gu');
  const shapes = [...joints, ...filled];
  const isKnown = (words: string): boolean =>
    whole.has(words.trim()) ||
    code.test(words) ||
    formatted.test(words.replace(ofWritten, '')) ||
    shapes.some((shape) => shape.exec(words)?.slice(1).every(isKnown));
  return isKnown;
}
