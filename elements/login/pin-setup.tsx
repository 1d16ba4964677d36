import { config, withBase } from '../../src/config/config.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Heading } from './heading.tsx';
import styles from './login.module.css';
import type { LoginTexts } from './login.types.ts';
import type { ViewModel } from './use-view.ts';

/** Tells a child that an adult must create the PIN, and links to the place (CLOG-10, CLOG-12). */
export function PinSetup({ view, texts }: { view: ViewModel; texts: LoginTexts }) {
  const { adultsRegisterUrl, parentLoginUrl } = config();
  return (
    <>
      <BackButton label={texts['login.back']} onLeave={view.leave} />
      <ServerContent name="pin-image" />
      <div className={styles.title} ref={view.headingRef} tabIndex={-1}>
        <ServerContent name="pin-title">
          <Heading>{texts['login.pin-title']}</Heading>
        </ServerContent>
      </div>
      <ServerContent name="pin-text">
        <p className={styles.text}>{texts['login.pin-text']}</p>
      </ServerContent>
      <div className={styles.ways}>
        <a className="ap-button" href={withBase(parentLoginUrl)}>
          {texts['login.pin-login']}
        </a>
        <a className="ap-button ap-quiet" href={withBase(adultsRegisterUrl)}>
          {texts['login.pin-register']}
        </a>
      </div>
    </>
  );
}

export function BackButton({ label, onLeave }: { label: string; onLeave: () => void }) {
  return (
    <Button plain className={styles.back} onClick={onLeave}>
      {label}
    </Button>
  );
}
