import { createElement, type ReactNode } from 'react';

interface Props {
  tag: `ap-${string}`;
  /** By their names in markup; `true` is present. */
  attributes?: Readonly<Record<string, string | true | undefined>>;
  /** What is seen until it has come alive, and for ever where it cannot. In elements: the engine wraps bare text. */
  children?: ReactNode;
}

/** Another tag inside a widget: attributes in, events out. The loader finds it like any other of the page. */
export function InnerTag({ tag, attributes, children }: Props) {
  return createElement(tag, attributes, children);
}
