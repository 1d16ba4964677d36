import { type ReactNode, useState } from 'react';
import { Html } from '../../src/content/html.tsx';
import { useHost } from '../../src/element/host.ts';
import { useNodeEdits } from '../../src/element/server-nodes.tsx';
import { ReplaceNode } from '../../src/ui/replace-node.tsx';
import type { Chapter, ChapterTexts as Data } from './next-machine.ts';

function contentOf(name: string | undefined, texts: Data): ReactNode {
  if (name === 'summary') return <Html html={texts.summary} />;
  return name === 'title' || name === 'episode' || name === 'duration' ? texts[name] : undefined;
}

/** Texts of the current chapter, in place of the first chapter's texts by the server (PLAY-11). */
export function ChapterTexts({ texts }: { texts: Data }) {
  const [nodes] = useState(() => [
    ...document.querySelectorAll<HTMLElement>('[data-chapter]:not([data-chapter=share], [data-ap-made])'),
  ]);
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the elements of a page have no other name
    <ReplaceNode key={index} node={node}>
      {contentOf(node.dataset.chapter, texts)}
    </ReplaceNode>
  ));
}

const isOf = (link: HTMLAnchorElement, { url }: Pick<Chapter, 'url'>) =>
  link.href.split(/[?#]/)[0] === url.split(/[?#]/)[0];

const LINKS = '.ap-slide a[href]';

/** Title of a page in the playlist of a host. */
export function titleInList(host: HTMLElement, url: string): string | undefined {
  const link = [...host.querySelectorAll<HTMLAnchorElement>(LINKS)].find((one) => isOf(one, { url }));
  return [...(link?.querySelectorAll(':scope > span') ?? [])]
    .map((span) => span.textContent.trim())
    .find(Boolean);
}

const none: readonly HTMLElement[] = [];

/** Makes the share widgets share the current chapter (PLAY-10). */
export function useSharedChapter({ texts, url, title }: Chapter): void {
  const [bars] = useState(() => [
    ...document.querySelectorAll<HTMLElement>('[data-chapter=share] ap-share-bar'),
  ]);
  useNodeEdits(
    texts ? bars : none,
    (_bar, edits) => {
      edits.attribute('url', url);
      edits.attribute('share-title', title);
    },
    [url, title],
  );
}

/** Marks the link of the current chapter in the list; for the first chapter the server has done it. */
export function useCurrentLink(current: Chapter): void {
  const host = useHost();
  const [links] = useState(() => [...host.querySelectorAll<HTMLElement>(LINKS)]);
  useNodeEdits(
    current.texts ? links : none,
    (link, edits) =>
      edits.attribute('aria-current', isOf(link as HTMLAnchorElement, current) ? 'page' : null),
    [current],
  );
}
