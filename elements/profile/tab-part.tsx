import { usePart } from '../../src/element/use-part.ts';
import { isChild } from '../../src/session/session.ts';
import type ChildrenTab from './children.part.tsx';
import type Collections from './collections.part.tsx';
import styles from './profile.module.css';
import type { ChildrenProps, ProfileTexts, UserProps } from './profile.types.ts';
import type { Tab } from './tabs.ts';
import type UserTab from './user.part.tsx';

interface Props extends Omit<UserProps, 'tab'>, Omit<ChildrenProps, 'model'> {
  tab: Tab;
  masonryBreak: number;
  texts: ProfileTexts;
}

const lists = { favourites: 'content', shows: 'show', user: null, rrss: null, children: null } as const;

/** What is below the heading. Each tab is a part of the bundle; both lists are loaded whatever the tab (PROF-03). */
export function TabPart({ tab, texts, masonryBreak, ...props }: Props) {
  const form = usePart<typeof UserTab>('profile/user', tab === 'user' || tab === 'rrss');
  const cards = usePart<typeof ChildrenTab>('profile/children', tab === 'children');
  const collections = usePart<typeof Collections>('profile/collections', true);
  const open = { user: form, rrss: form, children: cards, favourites: collections, shows: collections }[tab];
  const [User, Children, Lists] = [form.part, cards.part, collections.part];
  const isLoading = !open.part || ((User || Children) && props.model.status === 'loading');
  return (
    <>
      {open.hasFailed ? (
        <MissingPart texts={texts} ending={isChild(props.user) ? '-child' : ''} />
      ) : (
        // what is seen meanwhile has the measures of what is to come, so that nothing moves
        <p className="ap-visually-hidden" role="status">
          {isLoading ? texts['profile.loading'] : ''}
        </p>
      )}
      {!open.part && !open.hasFailed && <div className={styles.shape} aria-hidden="true" />}
      {User && (tab === 'user' || tab === 'rrss') && <User {...props} tab={tab} />}
      {Children && tab === 'children' && <Children {...props} />}
      {Lists && <Lists {...props} shown={lists[tab]} masonryBreak={masonryBreak} />}
    </>
  );
}

/** Nothing has been typed yet, so the whole page may come again. */
function MissingPart({ texts, ending }: { texts: ProfileTexts; ending: '' | '-child' }) {
  return (
    <div className="ap-alert" role="alert">
      <p>{texts['profile.error-part']}</p>
      <button type="button" className={styles.retry} onClick={() => location.reload()}>
        {texts[`profile.retry${ending}`]}
      </button>
    </div>
  );
}
