import type { WrittenOf } from '../../src/element/contract.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { linkList } from '../../src/server/link-list.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import type { MenuLink } from '../../src/ui/link-menu.types.ts';
import { contract } from './show-nav.element.ts';

export interface ShowNavData extends Common, WrittenOf<typeof contract> {
  /** Name of the programme and of its navigation. */
  title: string;
  links: readonly MenuLink[];
}

/** T19: renders `<ap-show-nav>` with the links of a programme, which the widget enhances (NAV-07). */
export const showNavTag = ({ title, links, ...attributes }: ShowNavData): SafeHtml =>
  tag(contract, attributes, html`<nav class="ap-server-nav" aria-label="${title}">${linkList(links)}</nav>`);

export const sample: ShowNavData = {
  title: 'La Costera',
  current: '/programes/la-costera/capitols/temporada-1',
  links: [
    { title: 'El programa', href: '/programes/la-costera' },
    {
      title: 'Capítols',
      href: '/programes/la-costera/capitols',
      children: [
        { title: 'Temporada 1', href: '/programes/la-costera/capitols/temporada-1' },
        { title: 'Temporada 2', href: '/programes/la-costera/capitols/temporada-2' },
      ],
    },
    { title: 'L’equip', href: '/programes/la-costera/equip' },
    { title: 'Escriviu-nos', href: '/programes/la-costera/escriviu-nos' },
  ],
};
