import type { BookmarkKind } from '../../src/api/bookmarks.types.ts';
import type { Profile } from '../../src/api/profile.types.ts';
import type { User } from '../../src/session/user.types.ts';
import type { texts } from './profile.texts.ts';
import type { Tab } from './tabs.ts';
import type { Reauthentication } from './use-reauthentication.ts';

export type ProfileTexts = typeof texts;

/** The fields of who is logged in, loaded once for all tabs. */
export interface ProfileModel {
  /** `failed`: the server could not say; what the session knows still holds (PROF-40). */
  status: 'loading' | 'ready' | 'failed';
  /** It has failed and is asked for once more. */
  isRetrying: boolean;
  /** Null until it has been loaded. */
  profile: Profile | null;
  /** Asks the server once more; it stays `failed` until the answer. */
  retry(): void;
  /** Takes over what a save has answered. */
  accept(profile: Profile): void;
}

/**
 * Properties of every tab. The frame renders the menu and the tab's `<h2>`; a tab renders the part below, with
 * headings from `<h3>`. Another user mounts it anew.
 */
export interface TabProps {
  /** As far as the session says. */
  user: User;
  /** `apunt`, `lacolla` or `apunts`. */
  site: string;
  reauthentication: Reauthentication;
}

/** Properties of collections.part.tsx. */
export interface CollectionsProps extends TabProps {
  /** The list to be seen; null on the other tabs, where both are loaded all the same (PROF-03). */
  shown: BookmarkKind | null;
  masonryBreak: number;
}

/** Properties of children.part.tsx, which is never rendered for a child. */
export interface ChildrenProps extends TabProps, Pick<UserProps, 'onActivity' | 'onSaved' | 'onFailed'> {
  model: ProfileModel;
  clubRegisterUrl: string;
  /** Leaves for the login (PROF-33). */
  leave(): void;
}

/** How a save or a deletion goes, for the page. */
export type Activity = 'ready' | 'saving' | 'error';

/** Properties of user.part.tsx, which is never rendered for a child. */
export interface UserProps extends TabProps {
  tab: Extract<Tab, 'user' | 'rrss'>;
  model: ProfileModel;
  supportEmail: string | undefined;
  onActivity(activity: Activity): void;
  onSaved(): void;
  onFailed(error: unknown): void;
  /** The account has been deleted. */
  onDeleted(): void;
}
