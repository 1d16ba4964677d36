import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { OutLink } from './out-link.tsx';
import styles from './social-embed.module.css';
import type { Texts } from './social-embed.types.ts';
import type { SocialEmbedModel } from './use-social-embed.ts';

interface Props {
  model: SocialEmbedModel;
  of: string;
  texts: Texts;
  onAsk(): void;
}

/** Links to the original and to the provider's privacy policy, or a button that hides the content. */
export function Foot({ model, of, texts, onAsk }: Props) {
  const { embed, facts, href, isShown, isAlways } = model;
  const name = facts?.name ?? '';
  return (
    <div className={styles.foot}>
      {href && (
        <OutLink href={href}>
          {fill(texts[facts ? 'social-embed.open' : 'social-embed.open-other'], { name })}
        </OutLink>
      )}
      {embed && isShown ? (
        <Button
          plain
          className={styles.link}
          onClick={() => {
            onAsk();
            model.stop();
          }}
        >
          {texts[isAlways ? 'social-embed.stop' : 'social-embed.hide']}
          <span className="ap-visually-hidden"> ({name || texts['embed.other']})</span>
        </Button>
      ) : (
        facts && (
          <OutLink href={facts.privacy} of={of}>
            {texts['social-embed.privacy']}
          </OutLink>
        )
      )}
    </div>
  );
}
