import { useLayoutEffect } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { loadSanitiser, sanitise } from '../../src/content/sanitise.ts';
import { useHost } from '../../src/element/host.ts';
import { editsOf } from '../../src/element/node-edits.ts';
import { useResource } from '../../src/element/use-resource.ts';
import { tagTitle } from './tag-title.ts';
import { texts as ownTexts } from './transcription.texts.ts';
import type { TranscriptionTag } from './transcription.types.ts';

interface Data {
  paragraphs: readonly string[];
  tags: readonly TranscriptionTag[];
}

/** Renders the text of the page's data in place of the server's, which stays but is hidden (TRANS-01). */
export function useText({ paragraphs, tags }: Data): void {
  const host = useHost();
  const texts = useTexts(ownTexts);
  const given = useTexted(paragraphs);
  const label = texts['transcription.tags'];

  useLayoutEffect(() => {
    if (given.length === 0) return;
    const made = document.createElement('div');
    made.dataset.apMade = '';
    made.append(...given.filter((html) => typeof html === 'string').map(paragraphOf), ...tagsOf(tags, label));
    const edits = [...host.children].flatMap((node) =>
      node instanceof HTMLElement && !node.matches('[data-ap-mount], script, template')
        ? [editsOf(node)]
        : [],
    );
    for (const edit of edits) {
      edit.attribute('data-ap-replaced', '');
      edit.attribute('hidden', '');
    }
    host.insertBefore(made, host.querySelector(':scope > [data-ap-mount=""]'));
    return () => {
      made.remove();
      for (const edit of edits) edit.undo();
    };
  }, [host, given, tags, label]);
}

const none: readonly string[] = [];

/** Sanitised paragraphs, once the sanitiser has loaded. */
function useTexted(paragraphs: readonly string[]): readonly string[] {
  const isGiven = Array.isArray(paragraphs) && paragraphs.length > 0;
  const { data: isSafe } = useResource(isGiven ? 'text' : null, async () => {
    await loadSanitiser();
    return true;
  });
  return isGiven && isSafe ? paragraphs : none;
}

function paragraphOf(html: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(sanitise(html));
  // a paragraph must not be nested in another
  const [only] = paragraph.children;
  return paragraph.childElementCount === 1 && only instanceof HTMLParagraphElement ? only : paragraph;
}

function tagsOf(tags: unknown, label: string): HTMLElement[] {
  const links = (Array.isArray(tags) ? tags : []).flatMap((tag: Partial<TranscriptionTag> | null) => {
    const href = safeUrl(tag?.href);
    if (href === undefined) return [];
    const link = document.createElement('a');
    link.href = href;
    link.textContent = tagTitle({ href, ...(tag?.title !== undefined && { title: tag.title }) });
    return [link];
  });
  if (links.length === 0) return [];
  const line = document.createElement('p');
  line.className = 'ap-transcription-tags';
  line.append(label, ...links.flatMap((link, index) => [index === 0 ? ' ' : ', ', link]));
  return [line];
}
