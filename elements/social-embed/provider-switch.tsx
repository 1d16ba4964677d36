import puzzle from 'virtual:icon/line/puzzle';
import shared from '../../src/embeds/embeds.module.css';
import type { Provider } from '../../src/embeds/embeds.types.ts';
import { providerLabel } from '../../src/embeds/provider-label.ts';
import { providers } from '../../src/embeds/providers.ts';
import { useShowing } from '../../src/embeds/use-embed.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { brands } from './brands.ts';
import { OutLink } from './out-link.tsx';
import styles from './social-embed.module.css';
import type { Texts } from './social-embed.types.ts';

/** Switch for all content of a provider, for the privacy page (BEY-20). */
export function ProviderSwitch({ provider, texts }: { provider: string; texts: Texts }) {
  const { isAlways, showAlways, stop } = useShowing(provider, false);
  const facts = provider === 'embed' ? undefined : providers[provider as Provider];
  const of = providerLabel(provider, texts);
  return (
    <div className={styles.switch}>
      <span className={`${shared.sign} ${shared.brand} ${styles.brand}`}>
        <Icon path={brands[provider as Provider] ?? puzzle} line={!facts} />
      </span>
      <div className={styles.state}>
        <p className={`${shared.who} ${styles.who}`}>{fill(texts['embed.title'], { of })}</p>
        <p className={shared.what} role="status">
          {texts[isAlways ? 'social-embed.is-shown' : 'social-embed.is-asked']}
        </p>
        {facts && (
          <OutLink href={facts.privacy} of={of}>
            {texts['social-embed.privacy']}
          </OutLink>
        )}
      </div>
      {facts && (
        <Button quiet onClick={isAlways ? stop : showAlways}>
          {isAlways ? texts['social-embed.stop'] : fill(texts['social-embed.always'], { of })}
          {isAlways && <span className="ap-visually-hidden"> ({of})</span>}
        </Button>
      )}
    </div>
  );
}
