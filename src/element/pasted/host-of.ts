import type { SourceTag } from './source-tags.ts';

const sameAs =
  ({ tag, attributes }: SourceTag) =>
  (other: SourceTag) =>
    !other.isEnd && other.tag === tag && JSON.stringify(other.attributes) === JSON.stringify(attributes);

/** Finds the host that the parser has made of a start tag, by its attributes, or else by its place. */
export function hostOf(tag: SourceTag, tags: readonly SourceTag[]): Element | undefined {
  const hosts = [...document.querySelectorAll(tag.tag)];
  const alike = hosts.filter((host) =>
    tag.attributes.every(({ name, value }) => value.includes('&') || host.getAttribute(name) === value),
  );
  const starts = tags.filter((other) => !other.isEnd && other.tag === tag.tag);
  return alike[tags.filter(sameAs(tag)).indexOf(tag)] ?? hosts[starts.indexOf(tag)];
}
