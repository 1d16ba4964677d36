import type { CollectionsProps } from './profile.types.ts';

/** Contents and shows that the user has saved. */
export default function Collections({ shown }: CollectionsProps) {
  return <div data-list={shown} />;
}
