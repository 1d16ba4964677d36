import { usePart } from '../../src/element/use-part.ts';
import { Retry } from '../../src/ui/retry.tsx';
import styles from './profile.module.css';
import type { ChildrenProps, ProfileTexts, UserProps } from './profile.types.ts';
import type { Tab } from './tabs.ts';

/** Loads the parts of the tabs. Both lists are loaded on every tab (PROF-03). */
export function useTabParts(tab: Tab) {
  const isForm = tab === 'user' || tab === 'rrss';
  const form = usePart(() => import('./user/user-tab.part.tsx'), isForm);
  const cards = usePart(() => import('./children/children.part.tsx'), tab === 'children');
  const lists = usePart(() => import('./collections/collections.part.tsx'), true);
  const open = isForm ? form : tab === 'children' ? cards : lists;
  return {
    User: form.part,
    Children: cards.part,
    Lists: lists.part,
    isMissing: open.part === undefined,
    hasFailed: open.hasFailed,
  };
}

interface Props extends Omit<UserProps, 'tab'>, Omit<ChildrenProps, 'model'> {
  tab: Tab;
  parts: ReturnType<typeof useTabParts>;
  isLoading: boolean;
  masonryBreak: number;
  texts: ProfileTexts;
}

const lists = { favourites: 'content', shows: 'show', user: null, rrss: null, children: null } as const;

/** Content below the heading. */
export function TabPart({ tab, parts, isLoading, texts, masonryBreak, ...props }: Props) {
  const { User, Children, Lists, isMissing, hasFailed } = parts;
  return (
    <>
      {hasFailed ? (
        // nothing has been typed yet, so the page can be reloaded
        <Retry
          className={styles.missing}
          text={texts['profile.error-part']}
          label={texts['profile.retry']}
          onRetry={() => location.reload()}
        />
      ) : (
        // placeholders have the size of the coming content, so that nothing moves
        <p className="ap-visually-hidden" role="status">
          {isLoading ? texts['profile.loading'] : ''}
        </p>
      )}
      {isMissing && !hasFailed && <div className={styles.shape} aria-hidden="true" />}
      {User && (tab === 'user' || tab === 'rrss') && <User {...props} tab={tab} />}
      {Children && tab === 'children' && <Children {...props} />}
      {Lists && <Lists {...props} shown={lists[tab]} masonryBreak={masonryBreak} />}
    </>
  );
}
