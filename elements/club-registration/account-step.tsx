import { useId, useState } from 'react';
import { ServerContent } from '../../src/element/server-content.tsx';
import { Button } from '../../src/ui/button.tsx';
import styles from './club-registration.module.css';
import type { ClubTexts } from './club-registration.texts.ts';
import { Entrance } from './entrance.tsx';

/** Step 1: a new account, or the one that there is (CLUB-11, CLUB-32). */
export function AccountStep({ texts, onCreate }: { texts: ClubTexts; onCreate: () => void }) {
  const entranceId = useId();
  // the address of the login's other view opens it too
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
