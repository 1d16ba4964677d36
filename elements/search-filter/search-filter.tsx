import chevron from 'virtual:icon/line/chevron-down';
import { useState } from 'react';
import { withBase } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';
import { ownAddress, pageAddress } from '../../src/page/own-address.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { LinkMenu } from '../../src/ui/link-menu.tsx';
import { contract } from './search-filter.element.ts';
import './search-filter.css';
import { texts as ownTexts } from './search-filter.texts.ts';
import { dropdownTypes, keys, readType, resultsOf, tabTypes } from './search-types.ts';

const typeOf = (href: string) => readType(ownAddress(href).searchParams.get('searchtype') ?? '');

/** Enhances the server's links, or renders its own. A press follows the link unless the page handles it. */
export function SearchFilter({ variant, text, searchtype, resultsUrl }: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const emit = useEmit(contract);
  const links = useServerNodes('a[href]');
  const [isOurs] = useState(() => !host.querySelector('a[href]'));
  const [isOpen, setIsOpen] = useState(false);
  const current = searchtype === undefined ? typeOf(pageAddress()) : readType(searchtype);

  useNodeEdits(
    links,
    (node, { attribute }) => {
      attribute('aria-current', typeOf((node as HTMLAnchorElement).href) === current ? 'page' : null);
    },
    [current],
  );

  useListener<MouseEvent>(host, 'click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link?.href || !isPlainPress(event)) return;
    const url = link.getAttribute('href') ?? '';
    if (!emit('ap-filter-change', { searchtype: typeOf(link.href), url })) event.preventDefault();
  });

  // the server's links are enough: an empty element marks the widget as rendered
  if (!isOurs || text === undefined) return <span hidden />;
  const base = withBase(safeUrl(resultsUrl) ?? contract.attributes.resultsUrl.default);
  const types = variant === 'dropdown' ? dropdownTypes : tabTypes;
  const items = types.map((type) => ({
    title: texts[keys[type]],
    href: resultsOf(base, text, type),
    current: type === current ? ('page' as const) : undefined,
  }));
  if (variant === 'dropdown')
    return (
      <LinkMenu
        buttonClass="ap-button ap-quiet"
        label={`${texts['filter.label']}: ${texts[keys[current]]}`}
        links={items}
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        <span>{texts[keys[current]]}</span>
        <Icon path={chevron} line />
      </LinkMenu>
    );
  return (
    <nav aria-label={texts['filter.label']}>
      <ul className="ap-filter-tabs">
        {items.map(({ title, href, current: isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default defineElement(contract, SearchFilter);
