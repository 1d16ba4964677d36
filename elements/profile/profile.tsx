import { useEffect, useId, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import type { Profile as Data } from '../../src/api/profile.types.ts';
import { config, withBase } from '../../src/config/config.ts';
import { CLUB } from '../../src/config/sites.ts';
import { useSite } from '../../src/config/use-site.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHostAttribute } from '../../src/element/host.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { ownAddress } from '../../src/page/own-address.ts';
import { setPageAddress } from '../../src/page/set-page-address.ts';
import { isChild, session } from '../../src/session/session.ts';
import type { User } from '../../src/session/user.types.ts';
import { LoginAgain } from './login-again.tsx';
import { Menu } from './menu.tsx';
import { contract } from './profile.element.ts';
import styles from './profile.module.css';
import { texts as ownTexts } from './profile.texts.ts';
import type { Activity, ProfileTexts } from './profile.types.ts';
import { TabPart, useTabParts } from './tab-part.tsx';
import { allowedTab, hasPassword, isSocial, missingData, type Tab, tabAddress } from './tabs.ts';
import { useProfileModel } from './use-profile-model.ts';
import { createReauthentication } from './use-reauthentication.ts';
import { useVisitor, type Visitor } from './use-visitor.ts';

const pathOf = (tab: Tab) => ownAddress(withBase(tabAddress(tab, config().routes, null))).pathname;

/** Reports a change of the tab, or a tab other than requested, and then replaces the address (PROF-49). */
function useTabChangeEvent(asked: Tab, shown: Tab, tell: (tab: Tab) => void): void {
  useEffect(() => {
    if (location.pathname === pathOf(asked) && pathOf(asked) !== pathOf(shown))
      setPageAddress(withBase(tabAddress(shown, config().routes)), 'replace');
  }, [asked, shown]);
  useOnChange(shown, tell, asked);
}

type Props = ElementProps<typeof contract>;

/** Profile of the current user; redirects anonymous visitors to the login (PROF-02, PROF-05). */
export function Profile(props: Props) {
  const site = useSite();
  const visitor = useVisitor(props.loginUrl, site);
  const { user, isGone } = visitor;
  // keeps the form of address after a logout
  const [wasChild, setWasChild] = useState(isChild(user));
  const isForChild = user ? isChild(user) : wasChild;
  if (isForChild !== wasChild) setWasChild(isForChild);
  const texts = useTexts(ownTexts, isForChild);
  useExpose('form', site === CLUB ? 'extended' : 'simple');
  if (!user) return <Nobody {...{ isGone, texts }} loginUrl={props.loginUrl} />;
  return (
    // remounts for another user, so that no data or input carries over
    <OneProfile key={user.id} {...props} {...{ user, site, visitor, texts }} />
  );
}

interface NobodyProps {
  isGone: boolean;
  texts: ProfileTexts;
  loginUrl: string;
}

/** Shown until the page of the login opens, so it keeps the space of a profile that loads. */
function Nobody({ isGone, texts, loginUrl }: NobodyProps) {
  useHostAttribute('data-ap-loading', !isGone);
  return (
    <div className={styles.nobody}>
      <p role="status">{texts[isGone ? 'profile.deleted' : 'profile.leaving']}</p>
      <p>
        <a href={withBase(loginUrl)}>{texts['profile.enter']}</a>
      </p>
    </div>
  );
}

interface OneProps extends Props {
  user: User;
  site: string;
  visitor: Visitor;
  texts: ProfileTexts;
}

/** Initial tab: from the attribute or, after a social login, from the address (SOC-09). */
const askedTab = ({ tab }: Props): Tab =>
  tab === 'user' && new URLSearchParams(location.search).get('tab') === 'rrss' ? 'rrss' : tab;

const isFormTab = (tab: Tab) => tab === 'user' || tab === 'rrss';

/** Required fields stay on their tab until they are filled (SOC-09). */
const formTab = (profile: Data): Tab => (missingData(profile).length > 0 ? 'rrss' : 'user');

function OneProfile(props: OneProps) {
  const { user, site, visitor, texts } = props;
  const { asked } = visitor;
  const emit = useEmit(contract);
  const titleId = useId();
  const [activity, setActivity] = useState<Activity>('ready');
  const onFailed = (error: unknown) => {
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
    emit('ap-profile-error', { status, code: code ?? String(status) });
  };

  const allowed = allowedTab(askedTab(props), user, site);
  const isNeeded = isFormTab(allowed) || allowed === 'children';
  const model = useProfileModel(isNeeded, onFailed);
  const tab = isFormTab(allowed) && isSocial(user) && model.profile ? formTab(model.profile) : allowed;
  useTabChangeEvent(props.tab, tab, (shown) => emit('ap-tab-change', { tab: shown }));

  const parts = useTabParts(tab);
  const isLoading = !parts.hasFailed && (parts.isMissing || (isNeeded && model.status === 'loading'));
  const hasFailed = parts.hasFailed || (isNeeded && model.status === 'failed' && activity === 'ready');
  useHostAttribute('data-ap-loading', isLoading);
  useExpose('status', isLoading ? 'loading' : hasFailed ? 'error' : activity);

  const title = texts[`profile.tab-${tab}`];
  return (
    <div className={styles.profile} data-child={isChild(user) || undefined}>
      <Menu {...{ user, site, texts }} current={tab} loginUrl={props.loginUrl} />
      <section className={styles.content} aria-labelledby={titleId}>
        {/* where the focus goes when the last card of a list does */}
        <h2 className="ap-heading ap-large" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <TabPart
          {...props}
          {...{ tab, parts, isLoading, model }}
          reauthentication={createReauthentication(visitor)}
          leave={visitor.leave}
          onActivity={setActivity}
          onFailed={onFailed}
          onSaved={() => emit('ap-profile-saved', {})}
          onDeleted={() => {
            visitor.goAway();
            session().end('delete');
            if (emit('ap-account-deleted', {})) visitor.leave('account_deleted');
          }}
        />
      </section>
      {asked && (
        <LoginAgain {...{ asked, user, site, texts }} hasPassword={hasPassword(user, model.profile)} />
      )}
    </div>
  );
}

export default defineElement(contract, Profile);
