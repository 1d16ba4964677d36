import type { SourceTag } from './source-tags.ts';

/**
 * Finds the host that the parser has made of a start tag: by its place among those with the same attributes, or else
 * among all of its name.
 */
export function hostOf(tag: SourceTag, tags: readonly SourceTag[]): Element | undefined {
  /** Tests for the attributes of the tag; others may have been added. */
  const isAlike = (read: (name: string) => string | null | undefined) =>
    tag.attributes.every(({ name, value }) => value.includes('&') || read(name) === value);
  const hosts = [...document.querySelectorAll(tag.tag)];
  const starts = tags.filter((other) => !other.isEnd && other.tag === tag.tag);
  const alikeHosts = hosts.filter((host) => isAlike((name) => host.getAttribute(name)));
  const alikeStarts = starts.filter(({ attributes }) =>
    isAlike((name) => attributes.find((attribute) => attribute.name === name)?.value),
  );
  return alikeHosts.length === alikeStarts.length
    ? alikeHosts[alikeStarts.indexOf(tag)]
    : hosts[starts.indexOf(tag)];
}
