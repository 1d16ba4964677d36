import chevron from 'virtual:icon/line/chevron-down';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { AdjacentPortal } from '../../src/element/server-nodes.tsx';
import { usePart } from '../../src/element/use-part.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { LinkMenu } from '../../src/ui/link-menu.tsx';
import { contract } from './show-nav.element.ts';
import styles from './show-nav.module.css';
import { texts as ownTexts } from './show-nav.texts.ts';
import { useShowNav } from './use-show-nav.ts';

const MORE = 'more';

export function ShowNav(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const { list, parents, others, isOpen, toggle } = useShowNav(props);
  const { part: DataLinks } = usePart(() => import('./links.part.tsx'), props.items.length > 0);
  return (
    <>
      {DataLinks && <DataLinks items={props.items} />}
      {parents.map(({ anchor, link }) => (
        <AdjacentPortal key={link.href} node={anchor} place="afterend">
          <LinkMenu
            buttonClass={styles.children}
            label={fill(texts['show-nav.children'], { title: link.title })}
            links={link.children ?? []}
            isOpen={isOpen(link.href)}
            onToggle={(open) => toggle(link.href, open)}
            onChoose={() => toggle(link.href, false)}
          >
            <Icon path={chevron} line />
          </LinkMenu>
        </AdjacentPortal>
      ))}
      {list && others.length > 0 && (
        <AdjacentPortal key={MORE} node={list} place="afterend">
          <LinkMenu
            buttonClass={styles.more}
            links={others}
            isOpen={isOpen(MORE)}
            onToggle={(open) => toggle(MORE, open)}
            onChoose={() => toggle(MORE, false)}
          >
            <span>{props.moreLabel}</span>
            <Icon path={chevron} line />
          </LinkMenu>
        </AdjacentPortal>
      )}
    </>
  );
}

export default defineElement(contract, ShowNav);
