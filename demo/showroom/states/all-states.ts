import { childCardStates } from './child-card.ts';
import { clubRegistrationStates } from './club-registration.ts';
import { dropdownStates } from './dropdown.ts';
import { embedStates } from './embed.ts';
import { favouriteButtonStates } from './favourite-button.ts';
import { gateStates } from './gate.ts';
import { headerStates } from './header.ts';
import { liveFeedStates } from './live-feed.ts';
import { loginStates } from './login.ts';
import { logoutStates } from './logout.ts';
import { newsletterStates } from './newsletter.ts';
import { passwordStates } from './password.ts';
import { pollStates } from './poll.ts';
import { profileStates } from './profile.ts';
import { registerStates } from './register.ts';
import { shareBarStates } from './share-bar.ts';
import { showNavStates } from './show-nav.ts';
import { showroomStates } from './showroom.ts';
import { socialEmbedStates } from './social-embed.ts';
import type { State } from './state.types.ts';
import { streamingListStates } from './streaming-list.ts';
import { timeStates } from './time.ts';

/** The states of every tag that shows something. */
export const statesByTag: Readonly<Record<string, readonly State[]>> = {
  'ap-child-card': childCardStates,
  'ap-club-registration': clubRegistrationStates,
  'ap-dropdown': dropdownStates,
  'ap-embed': embedStates,
  'ap-favourite-button': favouriteButtonStates,
  'ap-gate': gateStates,
  'ap-header': headerStates,
  'ap-live-feed': liveFeedStates,
  'ap-login': loginStates,
  'ap-logout': logoutStates,
  'ap-newsletter': newsletterStates,
  'ap-password': passwordStates,
  'ap-poll': pollStates,
  'ap-profile': profileStates,
  'ap-register': registerStates,
  'ap-share-bar': shareBarStates,
  'ap-show-nav': showNavStates,
  'ap-showroom': showroomStates,
  'ap-social-embed': socialEmbedStates,
  'ap-streaming-list': streamingListStates,
  'ap-time': timeStates,
};
