import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import type { Step } from './versions.ts';

/** Parts of a group by name: `attribute open` of a tag is `boolean, false`. */
type Parts = Readonly<Record<string, string>>;

/** The public interface by group: a tag, the design tokens, a server template. released-api.json has that of the last release. */
export type Api = Readonly<Record<string, Parts>>;

export interface Change {
  group: string;
  /** Name such as `attribute open`; undefined for the whole group. */
  part: string | undefined;
  what: string;
  step: Step;
}

/**
 * Returns the public interface of the tags, from custom-elements.json.
 *
 * @param required names of the attributes that each tag requires
 */
export function tagsOf(manifest: Package, required: Readonly<Record<string, readonly string[]>>): Api {
  const tags = manifest.modules.flatMap(({ declarations = [] }) => declarations).filter(isTag);
  return Object.fromEntries(
    tags.map(({ tagName = '', attributes = [], members = [], events = [], slots = [] }) => {
      const parts = [
        ...attributes.map(({ name, type, default: usual }) => {
          const word = required[tagName]?.includes(name) ? 'required' : (usual ?? '');
          return [`attribute ${name}`, [type?.text, word].filter(Boolean).join(', ')];
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
    .filter((group) => !(group in after))
    .map((group): Change => ({ group, part: undefined, what: 'is gone', step: 'major' }));
  const others = Object.entries(after).flatMap(([group, parts]): Change[] => {
    const old = before[group];
    return old
      ? changesOfGroup(group, old, parts)
      : [{ group, part: undefined, what: 'is new', step: 'minor' }];
  });
  return [...gone, ...others];
}

function changesOfGroup(group: string, before: Parts, after: Parts): Change[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part): Change[] => {
    const [was, is] = [before[part], after[part]];
    if (was === is) return [];
    if (is === undefined) return [{ group, part, what: 'is gone', step: 'major' }];
    if (was === undefined) {
      const step = is.endsWith(', required') ? 'major' : 'minor';
      return [{ group, part, what: step === 'major' ? 'is new and required' : 'is new', step }];
    }
    const step = takesMore(was, is) ? 'minor' : 'major';
    return [{ group, part, what: `was “${was}” and is “${is}”`, step }];
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

/** Returns breaking changes that no entry of *Changed* or *Removed* names as code. */
export function unannounced(changes: readonly Change[], entries: readonly Entry[]): Change[] {
  const breaking = entries.filter(({ kind }) => kind === 'Removed' || kind === 'Changed');
  return unnamed(
    changes.filter(({ step }) => step === 'major'),
    breaking,
  );
}

interface Entry {
  /** Heading of the changelog: `Added`. */
  kind: string;
  text: string;
}

/** Returns the changes whose part, and tag if it is one of a tag, no entry of the changelog names as code. */
export function unnamed(changes: readonly Change[], entries: readonly Entry[]): Change[] {
  const named = entries.map(({ text }) =>
    [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/[^\w-]+/)),
  );
  return changes.filter(({ group, part }) => {
    const name = part?.split(' ')[1];
    const isOfTag = /^ap-[\w-]+$/.test(group);
    const wanted = [
      isOfTag || name === undefined ? group.split('/').at(-1) : undefined,
      name === '(default)' ? undefined : name,
    ].filter((word) => word !== undefined);
    return !named.some((words) => wanted.every((word) => words.includes(word)));
  });
}
