import chevron from 'virtual:icon/line/chevron-down';
import { AdjacentPortal, useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './header.module.css';
import { type SubMenu, useSubMenu } from './use-sub-menu.ts';

interface SubMenusProps {
  /** Selector of the server's items with a nested list. */
  selector: string;
  /** Sub-menus also open on hover, and close when the page scrolls. */
  hover: boolean;
  /** Label of the button. */
  label: string;
}

const linkOf = (item: Element) => item.querySelector<HTMLElement>(':scope > a');
const toggleOf = (item: Element) => item.querySelector<HTMLElement>(':scope > [data-ap-mount] > button');
const firstLinkOf = (item: Element) => item.querySelector<HTMLElement>(':scope > ul a');

/** Adds a toggle beside each server link with a nested list; the link stays a link. */
export function SubMenus({ selector, hover, label }: SubMenusProps) {
  const items = useServerNodes(selector);
  const menu = useSubMenu();
  useSubMenuEvents(items, menu, hover);
  useClosing(menu, hover);

  return items.map((item) => {
    const link = linkOf(item);
    const title = link?.textContent?.trim() ?? '';
    return (
      link && (
        <AdjacentPortal key={title} node={link} place="afterend">
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={menu.open === item}
            aria-label={fill(label, { title })}
            onClick={() => menu.toggle(item)}
          >
            <Icon path={chevron} line />
          </button>
        </AdjacentPortal>
      )
    );
  });
}

function useSubMenuEvents(items: readonly HTMLElement[], menu: SubMenu, hover: boolean): void {
  useNodeEdits(
    items,
    (item, { listen }) => {
      if (hover) {
        listen('pointerenter', ({ pointerType }) => pointerType === 'mouse' && menu.enter(item));
        listen('pointerleave', ({ pointerType }) => pointerType === 'mouse' && menu.leave(item));
        listen('focusout', ({ relatedTarget }) => item.contains(relatedTarget as Node) || menu.hide(item));
      }
      listen('keydown', (event) => {
        if (event.key !== 'ArrowDown' || item.querySelector('ul')?.contains(event.target as Node)) return;
        event.preventDefault();
        menu.show(item);
        // waits until it is shown, since hidden elements take no focus
        requestAnimationFrame(() => firstLinkOf(item)?.focus());
      });
    },
    [hover],
  );
}

/**
 * Closes a menu by Escape, wherever the focus is (WCAG 1.4.13), by scrolling (NAV-04), and by a press elsewhere. A blur is not enough,
 * since not every browser focuses a pressed button. The focused element must not vanish.
 */
function useClosing({ open, hide }: SubMenu, hover: boolean): void {
  const close = (part: Element | null | undefined) => {
    if (!open) return false;
    const holdsFocus = part?.contains(document.activeElement) ?? false;
    hide(open);
    if (holdsFocus) toggleOf(open)?.focus({ preventScroll: true });
    return holdsFocus;
  };
  const isOn = open !== null;
  useListener(
    document,
    'pointerdown',
    ({ target }) => open?.contains(target as Node) || (open && hide(open)),
    { isOn: isOn && hover },
  );
  useListener(window, 'scroll', () => close(open?.querySelector('ul')), { isOn: isOn && hover });
  useListener<KeyboardEvent>(
    document,
    'keydown',
    // otherwise the layer around it would close as well
    (event) => event.key === 'Escape' && close(open) && event.stopPropagation(),
    { isOn, capture: true },
  );
}
