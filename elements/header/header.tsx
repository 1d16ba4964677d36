import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHostAttribute } from '../../src/element/host.ts';
import { usePart } from '../../src/element/use-part.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { AccountLinks } from './account.tsx';
import { contract } from './header.element.ts';
import styles from './header.module.css';
import { texts as ownTexts } from './header.texts.ts';
import { SubMenus } from './sub-menus.tsx';
import { Swipe } from './swipe.tsx';
import { useLayer } from './use-layer.ts';
import { useOpenLayer } from './use-open-layer.ts';
import { useScrollState } from './use-scroll-state.ts';

/** A component of its own, which draws nothing: that the header hides or comes back draws nothing anew. */
function Scrolling(props: ElementProps<typeof contract>) {
  useScrollState(props);
  return null;
}

export function Header(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts, useUser(isChild));
  // the sub-menus of the whole menu are open there (HDR-15, HDR-19)
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
