import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHostAttribute } from '../../src/element/host.ts';
import { editsOf } from '../../src/element/node-edits.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { usePart } from '../../src/element/use-part.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { useBodyLock } from '../../src/ui/use-body-lock.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { AccountLinks } from './account.tsx';
import { contract } from './header.element.ts';
import styles from './header.module.css';
import { texts as ownTexts } from './header.texts.ts';
import { SubMenus } from './sub-menus.tsx';
import { Swipe } from './swipe.tsx';
import { useLayer } from './use-layer.ts';
import { useScrollState } from './use-scroll-state.ts';

const parentOf = (node: Element): Element | null =>
  node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;

/**
 * Makes the page inert except for these elements. The returned function ends it.
 */
function isolate(kept: readonly Element[]): () => void {
  const path = new Set<Element>();
  for (const node of kept)
    for (let one: Element | null = node; one && one !== readDocument('body'); one = parentOf(one))
      path.add(one);

  const rested: ReturnType<typeof editsOf>[] = [];
  for (const node of path)
    for (const beside of node.parentNode?.children ?? []) {
      if (path.has(beside) || !(beside instanceof HTMLElement) || beside.inert) continue;
      const edits = editsOf(beside);
      edits.attribute('inert', '');
      rested.push(edits);
    }
  return () => {
    for (const { undo } of rested) undo();
  };
}

/**
 * Behaviour of an open layer: the page behind it is inert, so that the focus stays inside (HDR-03). It closes by
 * Escape, by a press outside, and by following a link.
 */
function useOpenLayer(layers: readonly HTMLElement[], isOn: boolean, onClose: () => void): void {
  useBodyLock(isOn);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    openedAt.current = performance.now();
    return isOn ? isolate(layers) : undefined;
  }, [layers, isOn]);
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  };
  const onClick = (event: MouseEvent) => {
    // the click that opened the layer is still bubbling to the document
    if (event.timeStamp < openedAt.current) return;
    const path = event.composedPath();
    const isBeside = !layers.some((layer) => path.includes(layer));
    const follows = (event.target as Element).closest?.('a[href]') && !event.defaultPrevented;
    if (isBeside || follows) onClose();
  };
  useListener(document, 'keydown', onKey, { isOn });
  useListener(document, 'click', onClick, { isOn });
}

/** Empty component, so that hiding or showing the header does not render the rest again. */
function Scrolling(props: ElementProps<typeof contract>) {
  useScrollState(props);
  return null;
}

export function Header(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts, useUser(isChild));
  // below this width the sub-menus of the whole menu are open (HDR-15, HDR-19)
  const opened = useWindowWidth() < props.compactBelow;
  useExpose('opened', opened);
  useHostAttribute('opened', opened);
  const emit = useEmit(contract);
  const { layers, open, change } = useLayer(props.layer);
  const close = () => change('none');
  useOpenLayer(layers, open !== undefined, close);
  const hasLinks = props.items.length > 0 || props.socialLinks.length > 0;
  const { part: DataLinks } = usePart(() => import('./links.part.tsx'), hasLinks);
  const { part: SearchForm } = usePart(() => import('./search-form.part.tsx'), open !== undefined);

  return (
    <>
      <div className={styles.backdrop} hidden={!open} />
      <Scrolling {...props} />
      {DataLinks && <DataLinks {...props} />}
      <AccountLinks texts={texts} />
      <Swipe texts={texts} />
      {!opened && (
        <>
          <SubMenus selector='[slot="menu"] > ul > li:has(> ul)' hover label={texts['header.submenu']} />
          <SubMenus selector='[slot="burger"] li:has(> ul)' hover={false} label={texts['header.submenu']} />
        </>
      )}
      {SearchForm && open && (
        <SearchForm
          searchUrl={props.searchUrl}
          suggestions={props.suggestions}
          onClose={close}
          onSearch={(search) => emit('ap-search-submit', search)}
        />
      )}
    </>
  );
}

export default defineElement(contract, Header);
