import { useState } from 'react';
import { readTemplate } from '../../src/content/read-template.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { findEmbed, findPasted, ownEmbed } from '../../src/embeds/find-embed.ts';
import { framePage } from '../../src/embeds/use-embed.ts';
import { contract } from './embed.element.ts';

/** Html that an editor pasted: the attribute, or the server's `<template>`, whose content never entered the page. */
function htmlOf(host: Element, html: string | undefined): string | undefined {
  const template = host.querySelector<HTMLTemplateElement>(':scope > template[slot="template"]');
  return html || (template && readTemplate(template)) || undefined;
}

/** Content to open, and its state (EMB-01, EMB-04). */
export function useEmbed({ url, html: given }: ElementProps<typeof contract>) {
  const host = useHost();
  const emit = useEmit(contract);
  /** Content that was opened: other content starts closed. */
  const [openFor, setOpenFor] = useState<string>();
  const pasted = htmlOf(host, given);
  const page = framePage();
  const content = `${url} ${pasted}`;
  if (openFor !== undefined && openFor !== content) setOpenFor(undefined);
  const embed = pasted ? (findPasted(pasted) ?? ownEmbed(page, page)) : findEmbed(url, page);
  const [link] = useState(() => {
    const found = host.querySelector<HTMLAnchorElement>('a[href]:not([data-ap-mount] *)');
    return found && { title: found.textContent?.trim(), href: found.getAttribute('href') };
  });

  const isOpen = openFor === content && embed !== undefined;
  useOnChange(isOpen, (opens) => emit(opens ? 'ap-modal-open' : 'ap-modal-close', {}));

  return {
    embed,
    /** For the page that frames it; a provider's player needs none. */
    html: embed?.provider === 'embed' ? pasted : undefined,
    link,
    isOpen,
    open: () => setOpenFor(content),
    close: () => setOpenFor(undefined),
  };
}
