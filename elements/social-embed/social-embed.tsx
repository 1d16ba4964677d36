import puzzle from 'virtual:icon/line/puzzle';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { dataName } from '../../src/element/host-values.ts';
import { ChildNote } from '../../src/embeds/child-note.tsx';
import shared from '../../src/embeds/embeds.module.css';
import { texts as embedTexts } from '../../src/embeds/embeds.texts.ts';
import type { Provider } from '../../src/embeds/embeds.types.ts';
import { providerLabel } from '../../src/embeds/provider-label.ts';
import { providers } from '../../src/embeds/providers.ts';
import { useShowing } from '../../src/embeds/use-embed.ts';
import { fill } from '../../src/i18n/texts.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { brands } from './brands.ts';
import { Content } from './content.tsx';
import { OutLink } from './out-link.tsx';
import { contract } from './social-embed.element.ts';
import styles from './social-embed.module.css';
import { texts as ownTexts } from './social-embed.texts.ts';
import type { Texts } from './social-embed.types.ts';

const allTexts = { ...embedTexts, ...ownTexts };

type Props = ElementProps<typeof contract>;

export function SocialEmbed(props: Props) {
  const isForChildren = useIsForChildren();
  const host = useHost();
  const texts: Texts = useTexts(allTexts);
  if (isForChildren) return <ChildNote texts={texts} />;
  // a tag with an invalid address is no switch
  if (!host.hasAttribute('url') && !host.hasAttribute(dataName('url')))
    return <ProviderSwitch provider={props.provider} texts={texts} />;
  // another address is other content, which the reader has not agreed to
  return <Content key={props.url} {...props} texts={texts} />;
}

/** Switch for all content of a provider, for the privacy page (BEY-20). */
function ProviderSwitch({ provider, texts }: { provider: string; texts: Texts }) {
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

export default defineElement(contract, SocialEmbed);
