import { useEffect, useState, useSyncExternalStore } from 'react';
import { config } from '../../src/config/config.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose } from '../../src/element/host.ts';
import { useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { ownAddress } from '../../src/page/own-address.ts';
import type { MenuLink } from '../../src/ui/link-menu.types.ts';
import { readLink } from '../../src/ui/read-link.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { bestLink } from './best-link.ts';
import { contract } from './show-nav.element.ts';

/** Item of the server's list: its link, with the links of its nested list. */
export interface Item {
  node: HTMLElement;
  anchor: HTMLAnchorElement;
  link: MenuLink;
}

function onNavigation(listener: () => void) {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

const linkOf = (item: Element) => item.querySelector<HTMLAnchorElement>(':scope > a[href]');

/** Items of the server, with the current one marked (NAV-01, NAV-07, NAV-08). */
function readItems(nodes: readonly HTMLElement[], active: HTMLElement | undefined, isPage: boolean): Item[] {
  const current = isPage ? 'page' : 'true';
  const read = (anchor: HTMLAnchorElement, children: MenuLink[] = []): MenuLink => ({
    ...readLink(anchor),
    ...(anchor === active && { current }),
    ...(children.length > 0 && { children }),
  });
  return nodes.flatMap((node) => {
    const anchor = linkOf(node);
    if (!anchor) return [];
    const below = [...node.querySelectorAll<HTMLAnchorElement>(':scope > ul a[href]')];
    return [
      {
        node,
        anchor,
        link: read(
          anchor,
          below.map((child) => read(child)),
        ),
      },
    ];
  });
}

export function useShowNav({ current, collapseBelow }: ElementProps<typeof contract>) {
  const emit = useEmit(contract);
  const isCollapsed = useWindowWidth() < collapseBelow;
  const address = useSyncExternalStore(onNavigation, () => location.href);
  const anchors = useServerNodes('ul a[href]') as readonly HTMLAnchorElement[];
  const nodes = useServerNodes(':scope > ul > li, :scope > nav > ul > li');
  const lists = useServerNodes('li > ul');
  const hrefs = anchors.map((anchor) => anchor.getAttribute('href') ?? '');
  const place = { origin: ownAddress('').href, basePath: config().basePath };
  const best = bestLink(hrefs, current ?? address, place);
  const active = best && anchors[best.index];
  const items = readItems(nodes, active, best?.isPage ?? false);
  const shown = items.find(({ node }) => active && node.contains(active)) ?? items[0];
  useExpose(
    'links',
    items.map(({ link }) => link),
  );

  useNodeEdits(
    anchors,
    (node, { attribute }) => {
      attribute('aria-current', node === active ? (best?.isPage ? 'page' : 'true') : null);
      attribute('data-ap-within', node === shown?.anchor && node !== active && active ? '' : null);
    },
    [active, best?.isPage, shown?.node],
  );
  useNodeEdits(
    nodes,
    (node, { attribute }) => attribute('hidden', isCollapsed && node !== shown?.node ? '' : null),
    [isCollapsed, shown?.node],
  );
  // buttons open these lists instead
  useNodeEdits(lists, (_node, { attribute }) => attribute('hidden', ''), []);

  /** Name of the open menu: the overflow menu, or that of an item. */
  const [open, setOpen] = useState<string | null>(null);
  const [wasCollapsed, setWasCollapsed] = useState(isCollapsed);
  // a new layout removes the place where it was opened
  useEffect(() => {
    if (wasCollapsed === isCollapsed) return;
    setWasCollapsed(isCollapsed);
    if (open === null) return;
    setOpen(null);
    emit('ap-nav-toggle', { open: false });
  }, [isCollapsed, wasCollapsed, open, emit]);

  return {
    list: nodes[0]?.parentElement,
    /** Items with a button beside their own link. */
    parents: items.filter(({ node, link }) => link.children && (!isCollapsed || node === shown?.node)),
    others: isCollapsed ? items.filter((item) => item !== shown).map(({ link }) => link) : [],
    isOpen: (what: string) => open === what,
    toggle(what: string, isOpen: boolean) {
      if (isOpen === (open === what)) return;
      setOpen(isOpen ? what : null);
      emit('ap-nav-toggle', { open: isOpen });
    },
  };
}
