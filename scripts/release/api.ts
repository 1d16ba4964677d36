import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import type { Step } from './versions.ts';

/** API of a tag by name: `attribute open` is `boolean, false`. */
type TagApi = Readonly<Record<string, string>>;

/** released-api.json: the API of the last release. */
export type Api = Readonly<Record<string, TagApi>>;

export interface Change {
  tag: string;
  /** Name such as `attribute open`; undefined for the whole tag. */
  part: string | undefined;
  what: string;
  step: Step;
}

/**
 * Returns the public interface of a release, to compare two releases: from custom-elements.json, and required
 * attributes from the schema.
 *
 * @param schema attributes.schema.json
 */
export function apiOf(
  manifest: Package,
  schema: { $defs: Record<string, { required?: readonly string[] }> },
): Api {
  const tags = manifest.modules.flatMap(({ declarations = [] }) => declarations).filter(isTag);
  return Object.fromEntries(
    tags.map(({ tagName = '', attributes = [], members = [], events = [], slots = [] }) => {
      const required = schema.$defs[tagName]?.required ?? [];
      const parts = [
        ...attributes.map(({ name, type, default: usual }) => {
          const word = required.includes(name) ? 'required' : (usual ?? '');
          return [`attribute ${name}`, `${type?.text ?? ''}, ${word}`];
        }),
        ...members.map((member) => [
          `property ${member.name}`,
          ('type' in member && member.type?.text) || '',
        ]),
        ...events.map(({ name, type }) => [`event ${name}`, type.text]),
        ...slots.map(({ name }) => [`slot ${name || '(default)'}`, '']),
      ];
      return [tagName, Object.fromEntries(parts)];
    }),
  );
}

const isTag = (declaration: { kind: string }): declaration is CustomElementDeclaration =>
  'tagName' in declaration;

/** Returns the changes for pages: removed or changed parts break them (major), new parts do not (minor). */
export function changesOf(before: Api, after: Api): Change[] {
  const gone = Object.keys(before)
    .filter((tag) => !(tag in after))
    .map((tag): Change => ({ tag, part: undefined, what: 'is gone', step: 'major' }));
  const others = Object.entries(after).flatMap(([tag, parts]): Change[] => {
    const old = before[tag];
    return old ? changesOfTag(tag, old, parts) : [{ tag, part: undefined, what: 'is new', step: 'minor' }];
  });
  return [...gone, ...others];
}

function changesOfTag(tag: string, before: TagApi, after: TagApi): Change[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part): Change[] => {
    const [was, is] = [before[part], after[part]];
    if (was === is) return [];
    if (is === undefined) return [{ tag, part, what: 'is gone', step: 'major' }];
    if (was === undefined) {
      const step = is.endsWith(', required') ? 'major' : 'minor';
      return [{ tag, part, what: step === 'major' ? 'is new and required' : 'is new', step }];
    }
    const step = takesMore(was, is) ? 'minor' : 'major';
    return [{ tag, part, what: `was “${was}” and is “${is}”`, step }];
  });
}

/** Tests for an enumeration that gained words and kept its default. */
function takesMore(was: string, is: string): boolean {
  const [wordsBefore, usualBefore] = split(was);
  const [words, usual] = split(is);
  const isChoice = [...wordsBefore, ...words].every((word) => /^'[^']*'$/.test(word));
  return isChoice && usual === usualBefore && wordsBefore.every((word) => words.includes(word));
}

function split(text: string): [words: string[], usual: string] {
  const comma = text.lastIndexOf(', ');
  const [type, usual] = comma < 0 ? [text, ''] : [text.slice(0, comma), text.slice(comma + 2)];
  return [type.split(' | '), usual];
}

/** Returns breaking changes whose tag and part no entry of *Changed* or *Removed* names as code. */
export function unannounced(
  changes: readonly Change[],
  entries: readonly { kind: string; text: string }[],
): Change[] {
  const said = entries
    .filter(({ kind }) => kind === 'Removed' || kind === 'Changed')
    .map(({ text }) => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/[^\w-]+/)));
  return changes.filter(({ tag, part, step }) => {
    const name = part?.split(' ')[1];
    const isNamed = (words: string[]) =>
      words.includes(tag) && (name === undefined || name === '(default)' || words.includes(name));
    return step === 'major' && !said.some(isNamed);
  });
}
