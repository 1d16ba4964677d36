import { createElement, useId, useState } from 'react';
import { config, withBase } from '../../src/config/config.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { fill } from '../../src/i18n/texts.ts';
import { ownAddress } from '../../src/page/own-address.ts';
import { Alert } from '../../src/ui/alert.tsx';
import { Button } from '../../src/ui/button.tsx';
import styles from './club-registration.module.css';
import type { ClubTexts } from './club-registration.texts.ts';
import type { Registered } from './club-registration.types.ts';

/** Step 1: a new account or an existing one (CLUB-11, CLUB-32). */
export function AccountStep({ texts, onCreate }: { texts: ClubTexts; onCreate: () => void }) {
  const entranceId = useId();
  // the hash of the login's recovery view opens the login too
  const [isEntering, setIsEntering] = useState(location.hash === '#recuperar');
  return (
    <div className={styles.parts}>
      <ServerContent name="step-1">
        <p>{texts['club.account-text']}</p>
      </ServerContent>
      <div className={styles.ways}>
        <Button onClick={onCreate}>{texts['club.create']}</Button>
        <Button
          quiet
          aria-expanded={isEntering}
          aria-controls={isEntering ? entranceId : undefined}
          onClick={() => setIsEntering(!isEntering)}
        >
          {texts['club.have-account']}
        </Button>
      </div>
      {isEntering && (
        <div id={entranceId}>
          <Entrance texts={texts} />
        </div>
      )}
    </div>
  );
}

interface EntranceProps {
  /** Fills the field. */
  email?: string | undefined;
  texts: ClubTexts;
}

/**
 * The login, with its ways to a forgotten password and to a mail that did not arrive, in its own tag: it is loaded only
 * by who has an account (CLUB-11, CLUB-12). The session tells the wizard what came of it.
 */
export function Entrance({ email, texts }: EntranceProps) {
  return (
    <div className={styles.entrance}>
      {createElement(
        'ap-login',
        { variant: 'parent', embedded: true, loading: 'eager', email },
        <p>
          <span>{`${texts['club.login-elsewhere']} `}</span>
          <a href={withBase(config().parentLoginUrl)} target="_blank" rel="noopener">
            {texts['club.login-page']}
          </a>
        </p>,
      )}
    </div>
  );
}

/** Notice that a child cannot register anybody (CLUB-10, ROLE-05). */
export function ForAdults({ texts }: { texts: ClubTexts }) {
  return (
    <div className={styles.parts}>
      <Alert>
        <ServerContent name="child-error">
          <p className={styles.plain}>{texts['club.child-text']}</p>
        </ServerContent>
      </Alert>
      {createElement('ap-logout', { loading: 'eager' }, <span>{texts['club.leave']}</span>)}
    </div>
  );
}

interface EndedProps {
  email: string;
  texts: ClubTexts;
  onLeave: () => void;
}

/** Login on the spot after the session has ended; everything typed stays (BEY-09). */
export function Ended({ email, texts, onLeave }: EndedProps) {
  return (
    <div className={styles.parts}>
      <p role="alert">{texts['club.ended-text']}</p>
      <Entrance email={email} texts={texts} />
      <div>
        <Button quiet onClick={onLeave}>
          {texts['club.begin-anew']}
        </Button>
      </div>
    </div>
  );
}

interface FinalStepProps {
  registered: Registered;
  adultsRegisterUrl: string;
  profileUrl: string | undefined;
  texts: ClubTexts;
}

/** Step 4: confirmation and next steps. */
export function FinalStep({ registered, adultsRegisterUrl, profileUrl, texts }: FinalStepProps) {
  const { email, childrenCount, hasNoPassword } = registered;
  const done = texts[childrenCount === 1 ? 'club.one-done' : 'club.many-done'];
  return (
    <div className={styles.parts}>
      <p className={styles.lead}>{fill(done, { n: childrenCount })}</p>
      {email === undefined && (
        <>
          <p>{texts['club.in-profile']}</p>
          <p>
            <a className="ap-button" href={withBase(profileUrl ?? config().profileUrl)}>
              {texts['club.to-profile']}
            </a>
          </p>
        </>
      )}
      {email !== undefined && !hasNoPassword && (
        <>
          <p>{fill(texts['club.validate'], { email })}</p>
          <p className={styles.hint}>{texts['club.spam']}</p>
        </>
      )}
      {email !== undefined && hasNoPassword && (
        <>
          <p role="alert">{texts['club.no-password']}</p>
          <p>
            <a className="ap-button" href={addressFor(adultsRegisterUrl, email)}>
              {texts['club.choose-password']}
            </a>
          </p>
        </>
      )}
      <ServerContent name="final" />
    </div>
  );
}

/** Adds the e-mail to the address; the target page locks it (CLUB-30, REG-08). */
function addressFor(page: string, email: string): string {
  const url = ownAddress(withBase(page));
  url.searchParams.set('email', email);
  return url.href;
}
