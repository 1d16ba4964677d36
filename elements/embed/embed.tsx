import puzzle from 'virtual:icon/line/puzzle';
import { useTexts } from '../../src/config/use-texts.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { ChildNote } from '../../src/embeds/child-note.tsx';
import { EmbedFrame } from '../../src/embeds/embed-frame.tsx';
import shared from '../../src/embeds/embeds.module.css';
import { texts as embedTexts } from '../../src/embeds/embeds.texts.ts';
import { providerLabel } from '../../src/embeds/provider-label.ts';
import { providers } from '../../src/embeds/providers.ts';
import { isOurs } from '../../src/embeds/use-embed.ts';
import { fill } from '../../src/i18n/texts.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { contract } from './embed.element.ts';
import styles from './embed.module.css';
import { texts as ownTexts } from './embed.texts.ts';
import { useEmbed } from './use-embed.ts';

const allTexts = { ...embedTexts, ...ownTexts };

type Props = ElementProps<typeof contract>;

export function Embed(props: Props) {
  const isForChildren = useIsForChildren();
  const texts = useTexts(allTexts);
  return isForChildren ? <ChildNote texts={texts} /> : <Opener {...props} texts={texts} />;
}

interface OpenerProps extends Props {
  texts: typeof allTexts;
}

function Opener({ texts, ...props }: OpenerProps) {
  const model = useEmbed(props);
  const { embed, link } = model;
  const facts = embed && embed.provider !== 'embed' ? providers[embed.provider] : undefined;
  const of = providerLabel(embed?.provider, texts);
  const title = props.embedTitle || link?.title || fill(texts['embed.title'], { of });
  const href = embed?.provider === 'embed' ? undefined : safeUrl(embed?.href ?? props.url ?? link?.href);
  return (
    <div className={styles.card}>
      {props.modalImage && isOurs(props.modalImage) ? (
        <img className={styles.picture} src={props.modalImage} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={`${shared.sign} ${shared.brand}`}>
          <Icon path={puzzle} line />
        </span>
      )}
      <div className={styles.words}>
        <p className={shared.who}>{title}</p>
        {embed && (
          <p className={shared.what}>
            {fill(texts[facts ? 'embed.what' : 'embed.what-other'], { name: facts?.name ?? '' })}
          </p>
        )}
        {embed ? (
          <Button aria-haspopup="dialog" onClick={model.open}>
            {props.button || texts['embed.open']}
          </Button>
        ) : (
          href && (
            <a className="ap-plain" href={href} target="_blank" rel="noopener noreferrer">
              {texts['embed.link']}
            </a>
          )
        )}
      </div>
      {model.isOpen && embed && (
        <Dialog title={title} onClose={model.close}>
          <div className={styles.stage} data-shape={embed.shape}>
            <EmbedFrame
              embed={embed}
              html={model.html}
              title={fill(texts['embed.title-named'], { of, title })}
            />
          </div>
          <div className="ap-actions">
            <Button onClick={model.close}>{texts['embed.close']}</Button>
            {href && (
              <a className="ap-plain" href={href} target="_blank" rel="noopener noreferrer">
                {texts['embed.link']}
              </a>
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}

export default defineElement(contract, Embed);
