import puzzle from 'virtual:icon/line/puzzle';
import type { Ref } from 'react';
import shared from '../../src/embeds/embeds.module.css';
import type { Provider } from '../../src/embeds/embeds.types.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { brands } from './brands.ts';
import styles from './social-embed.module.css';
import type { Texts } from './social-embed.types.ts';
import type { SocialEmbedModel } from './use-social-embed.ts';

interface Props {
  model: SocialEmbedModel;
  of: string;
  texts: Texts;
  button: Ref<HTMLButtonElement>;
  /** Somebody has pressed what shows it. */
  onAsk(): void;
}

/** Provider, and the consequences of showing its content, before any request (W-21). */
export function Poster({ model, of, texts, button, onAsk }: Props) {
  const { embed, provider, facts, title } = model;
  const name = facts?.name ?? '';
  const what = embed
    ? texts[facts ? 'social-embed.what' : 'social-embed.what-other']
    : texts[model.href ? 'social-embed.only-link' : 'social-embed.no-link'];
  const ask = (show: () => void) => () => {
    onAsk();
    show();
  };
  return (
    <div className={styles.poster}>
      <span className={`${shared.sign} ${shared.brand} ${styles.brand}`}>
        <Icon path={brands[provider as Provider] ?? puzzle} line={provider === 'embed'} />
      </span>
      <p className={`${shared.who} ${styles.who}`}>{title || fill(texts['embed.title'], { of })}</p>
      <p className={shared.what}>{fill(what, { name })}</p>
      {embed && (
        <div className={styles.buttons}>
          <Button ref={button} onClick={ask(model.show)}>
            {fill(texts[facts ? 'social-embed.show' : 'social-embed.show-other'], { of })}
          </Button>
          {facts && (
            // pasted embeds have no known provider that a choice could apply to
            <Button plain className={styles.always} onClick={ask(model.showAlways)}>
              {fill(texts['social-embed.always'], { of })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
