import { config, withBase } from '../../src/config/config.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { fill } from '../../src/i18n/texts.ts';
import { ownAddress } from '../../src/page/own-address.ts';
import styles from './club-registration.module.css';
import type { ClubTexts } from './club-registration.texts.ts';
import type { Registered } from './club-registration.types.ts';

interface Props {
  registered: Registered;
  adultsRegisterUrl: string;
  profileUrl: string | undefined;
  texts: ClubTexts;
}

/** Step 4: confirmation and next steps. */
export function FinalStep({ registered, adultsRegisterUrl, profileUrl, texts }: Props) {
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

/** The page locks the e-mail of its address (CLUB-30, REG-08). */
function addressFor(page: string, email: string): string {
  const url = ownAddress(withBase(page));
  url.searchParams.set('email', email);
  return url.href;
}
