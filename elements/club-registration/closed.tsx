import { createElement } from 'react';
import { ServerContent } from '../../src/element/server-content.tsx';
import { Alert } from '../../src/ui/alert.tsx';
import { Button } from '../../src/ui/button.tsx';
import styles from './club-registration.module.css';
import type { ClubTexts } from './club-registration.texts.ts';
import { Entrance } from './entrance.tsx';

/** Children do not register anybody (CLUB-10, ROLE-05). */
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

/** Logs in where one is, and goes on with everything that was typed (BEY-09). */
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
