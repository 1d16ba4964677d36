import { withBase } from '../../src/config/config.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './login.module.css';
import type { LoginTexts } from './login.types.ts';
import { networks } from './networks.ts';

interface Props {
  providers: readonly string[];
  site: string;
  texts: LoginTexts;
}

/** Plain links: the server begins the way to the network, and no script of it is loaded (SOC-07). */
export function SocialButtons({ providers, site, texts }: Props) {
  const offered = networks.filter(({ id }) => providers.includes(id));
  if (offered.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>{texts['login.or']}</p>
      <ul className={styles.networks}>
        {offered.map(({ id, name, icon }) => (
          <li key={id}>
            <a
              className={`ap-button ap-quiet ${styles.network}`}
              href={withBase(`/api/front/user/login/${id}/start?site=${encodeURIComponent(site)}`)}
            >
              <Icon path={icon} />
              <span>{fill(texts['login.enter-with'], { network: name })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
