import { authorFields, blockType, type Field, type TextField, titleField } from './message-fields.ts';

/** Content of a message in the shape of the API, perhaps incomplete or wrong: the rules of the API decide. */
export type Draft = Record<string, unknown>;

/** Reads the content of a message from the form. A field is named by its path, as in `description.0.image.src`. */
export function readDraft(form: URLSearchParams): Draft {
  const description: Draft[] = [];
  while (form.has(`description.${description.length}`))
    description.push(readBlock(`description.${description.length}`, form));
  return {
    ...readFields([titleField, authorFields], '', form),
    openingMultimedia: form.has('openingMultimedia') ? readBlock('openingMultimedia', form) : undefined,
    description,
  };
}

/** A hidden field at the path of a block has its type. */
function readBlock(path: string, form: URLSearchParams): Draft {
  const type = form.get(path) ?? '';
  return { type, ...readFields(blockType(type)?.fields ?? [], `${path}.`, form) };
}

function readFields(fields: readonly Field[], prefix: string, form: URLSearchParams): Draft {
  return Object.fromEntries(
    fields.map((field) => [field.name, readField(field, `${prefix}${field.name}`, form)]),
  );
}

function readField(field: Field, path: string, form: URLSearchParams): unknown {
  if ('fields' in field) {
    const group = readFields(field.fields, `${path}.`, form);
    const isEmpty = Object.values(group).every((value) => value === undefined || value === '');
    return field.isOptional && isEmpty ? undefined : group;
  }
  if ('itemFields' in field) {
    const items: Draft[] = [];
    // a hidden field marks each item
    while (form.has(`${path}.${items.length}`))
      items.push(readFields(field.itemFields, `${path}.${items.length}.`, form));
    return field.isOptional && items.length === 0 ? undefined : items;
  }
  return readText(field, form.get(path) ?? '');
}

/**
 * An empty text is a missing field for the API. A number that is none stays a text: it is refused, and shown as it
 * was typed.
 */
function readText({ kind }: TextField, typed: string): unknown {
  // browsers send the line breaks of a textarea as CRLF
  const text = typed.replaceAll('\r\n', '\n').trim();
  if (kind === 'lines') return text === '' ? [] : text.split(/\s*\n\s*/);
  if (text === '') return text;
  if (kind === 'flag') return text === 'true';
  if (kind !== 'number') return text;
  const value = Number(text.replace(',', '.'));
  return Number.isNaN(value) ? text : value;
}

/**
 * Adds, removes or moves a part of a draft.
 * @param action of a button, as in `add description quote`, `remove description.0.cards.1`, `up description.2`
 * @returns the field, list or button that gets the focus; undefined when nothing was changed
 */
export function changeDraft(draft: Draft, action: string): string | undefined {
  const [verb = '', path = '', type] = action.split(' ');
  const at = path.lastIndexOf('.');
  const parentPath = path.slice(0, Math.max(at, 0));
  const parent = valueAt(draft, parentPath);
  const name = path.slice(at + 1);
  if (verb === 'add') return addPart(parent as Draft | undefined, { name, path, type });
  if (path === 'openingMultimedia' && verb === 'remove') {
    draft.openingMultimedia = undefined;
    return path;
  }
  const from = Number(name);
  const to = { remove: from, up: from - 1, down: from + 1 }[verb];
  if (to === undefined || !Array.isArray(parent) || !Object.hasOwn(parent, name)) return undefined;
  const [part] = parent.splice(from, 1);
  if (verb === 'remove')
    return parent.length === 0 ? parentPath : `${parentPath}.${Math.min(from, parent.length - 1)}`;
  const place = Math.min(Math.max(to, 0), parent.length);
  parent.splice(place, 0, part);
  return `${verb} ${parentPath}.${place}`;
}

function addPart(
  parent: Draft | undefined,
  { name, path, type }: { name: string; path: string; type: string | undefined },
): string | undefined {
  // a draft that was read has all its fields, empty ones too
  if (!parent || !Object.hasOwn(parent, name)) return undefined;
  const part = type === undefined ? {} : newBlock(type);
  if (path === 'openingMultimedia') {
    parent[name] = part;
    return path;
  }
  const list = parent[name] ?? [];
  if (!Array.isArray(list)) return undefined;
  parent[name] = [...list, part];
  return `${path}.${list.length}`;
}

/** A block with one empty item in each list that must not be empty. */
export function newBlock(type: string): Draft {
  const lists = blockType(type)?.fields.filter((field) => 'itemFields' in field && !field.isOptional) ?? [];
  return { type, ...Object.fromEntries(lists.map(({ name }) => [name, [{}]])) };
}

/** Reads own properties only: the path comes from outside. */
function valueAt(draft: Draft, path: string): unknown {
  if (path === '') return draft;
  return path
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, name)
          ? (inside as Draft)[name]
          : undefined,
      draft,
    );
}
