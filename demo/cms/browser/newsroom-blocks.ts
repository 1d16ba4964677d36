import { type BlockType, blockTypes, type Field } from './newsroom-block-types.ts';

type Data = Record<string, unknown>;

/** Texts of fields, over what the element already was: what has no field here stays as it is. */
export interface FieldsDraft {
  base: Data;
  fields: Record<string, string>;
}

/** A body element as it is being written; it goes into the tab's storage as it is. */
export interface BlockDraft extends FieldsDraft {
  type: string;
  cards: FieldsDraft[];
}

export const blockType = (type: string): BlockType | undefined => blockTypes.find((one) => one.type === type);

export function newBlock(type: string): BlockDraft {
  return { type, base: { type }, fields: {}, cards: blockType(type)?.cards ? [newCard()] : [] };
}

export const newCard = (): FieldsDraft => ({ base: {}, fields: {} });

/** Converts an element to the values of its fields. */
export function draftOf(element: { type: string }): BlockDraft {
  const base = structuredClone(element) as Data;
  const { fields = [], cards } = blockType(element.type) ?? {};
  const items = cards ? (base[cards.path] as Data[]) : [];
  return {
    type: element.type,
    base,
    fields: textsOf(base, fields),
    cards: items.map((card) => ({ base: card, fields: textsOf(card, cards?.fields ?? []) })),
  };
}

/** Builds the element from the fields. It may be incomplete, which the server reports. */
export function elementOf({ type, base, fields, cards }: BlockDraft): Data {
  const known = blockType(type);
  const element = withTexts({ ...base, type }, known?.fields ?? [], fields);
  const list = known?.cards;
  if (list) element[list.path] = cards.map((card) => withTexts(card.base, list.fields, card.fields));
  return element;
}

function textsOf(data: Data, fields: readonly Field[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.path, textOf(read(data, field.path), field)]));
}

function textOf(value: unknown, { kind }: Field): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines') return (value as string[]).join('\n');
  if (kind === 'links')
    return (value as { title: string; href: string }[])
      .map((link) => `${link.title} | ${link.href}`)
      .join('\n');
  return String(value);
}

function withTexts(base: Data, fields: readonly Field[], texts: Record<string, string>): Data {
  const data = structuredClone(base);
  for (const field of fields) {
    const before = textOf(read(data, field.path), field);
    const now = texts[field.path] ?? (field.kind === 'select' ? field.options?.[0] : undefined) ?? '';
    // what nobody has touched keeps also what its text cannot say
    if (now !== before) write(data, field.path, readText(now, field));
  }
  return data;
}

function readText(text: string, { kind }: Field): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (kind === 'number') {
    const value = Number(trimmed.replace(',', '.'));
    return Number.isNaN(value) ? trimmed : value;
  }
  const lines = trimmed.split(/\s*\n\s*/).filter((line) => line !== '');
  if (kind === 'lines') return lines;
  if (kind === 'links')
    return lines.map((line) => {
      const [title = '', href = ''] = line.split(/\s*\|\s*/);
      return { title, href };
    });
  return text;
}

function read(data: Data, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, name) => (inside as Data | undefined)?.[name], data);
}

/** Writes a value by its path. Undefined removes the field, and its parent if that becomes empty. */
function write(data: Data, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    if (value === undefined) delete data[name];
    else data[name] = value;
    return;
  }
  const inside = { ...(data[name] as Data | undefined) };
  write(inside, rest.join('.'), value);
  if (Object.keys(inside).length === 0) delete data[name];
  else data[name] = inside;
}
