import type { CollectionsProps } from '../profile.types.ts';
import { Collection } from './collection.tsx';
import { useSavedLists } from './use-saved-lists.ts';

/** Saved items of the user: loads both lists and shows the tab's (PROF-03). */
export default function Collections({ user, shown, masonryBreak }: CollectionsProps) {
  const lists = useSavedLists(user.id);
  if (!shown) return null;
  return <Collection key={shown} kind={shown} list={lists[shown]} user={user} masonryBreak={masonryBreak} />;
}
