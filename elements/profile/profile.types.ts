import type { BookmarkKind } from '../../src/api/bookmarks.types.ts';
import type { Profile } from '../../src/api/profile.types.ts';
import type { User } from '../../src/session/user.types.ts';
import type { texts } from './profile.texts.ts';
import type { Tab } from './tabs.ts';
import type { Reauthentication } from './use-reauthentication.ts';

export type ProfileTexts = typeof texts;

/** The fields of who is logged in, loaded once for all tabs. */
export interface ProfileModel {
  /** `failed`: the request failed, but the session's data is still valid (PROF-40). */
  status: 'loading' | 'ready' | 'failed';
  /** A retry after a failure is pending. */
  isRetrying: boolean;
  /** Null until it has been loaded. */
  profile: Profile | null;
  /** Requests the profile again; the status stays `failed` until the response. */
  retry(): void;
  /** Stores the profile in the response to a save. */
  accept(profile: Profile): void;
}

/**
 * Properties of every tab. The frame renders the menu and the tab's `<h2>`; a tab renders the part below, with
 * headings from `<h3>`. It remounts for another user.
 */
export interface TabProps {
  /** User with the fields that the session has. */
  user: User;
  /** `apunt`, `lacolla` or `apunts`. */
  site: string;
  reauthentication: Reauthentication;
}

/** Properties of collections.part.tsx. */
export interface CollectionsProps extends TabProps {
  /** List to show; null on the other tabs, where both lists are still loaded (PROF-03). */
  shown: BookmarkKind | null;
  masonryBreak: number;
}

/** Properties of children.part.tsx, which is never rendered for a child. */
export interface ChildrenProps extends TabProps, Pick<UserProps, 'onActivity' | 'onSaved' | 'onFailed'> {
  model: ProfileModel;
  clubRegisterUrl: string;
  /** Redirects to the login (PROF-33). */
  leave(): void;
}

/** State of a save or a deletion, for the page. */
export type Activity = 'ready' | 'saving' | 'error';

/** Properties of user-tab.part.tsx, which is never rendered for a child. */
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
