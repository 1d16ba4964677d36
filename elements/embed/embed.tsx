import puzzle from 'virtual:icon/line/puzzle';
import { useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { readTemplate } from '../../src/content/read-template.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { ChildNote } from '../../src/embeds/child-note.tsx';
import { EmbedFrame } from '../../src/embeds/embed-frame.tsx';
import shared from '../../src/embeds/embeds.module.css';
import { texts as embedTexts } from '../../src/embeds/embeds.texts.ts';
import { findEmbed, findPasted, ownEmbed } from '../../src/embeds/find-embed.ts';
import { providerLabel } from '../../src/embeds/provider-label.ts';
import { providers } from '../../src/embeds/providers.ts';
import { framePage, isOurs } from '../../src/embeds/use-embed.ts';
import { fill } from '../../src/i18n/texts.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { contract } from './embed.element.ts';
import styles from './embed.module.css';
import { texts as ownTexts } from './embed.texts.ts';

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

/** Html pasted by an editor: the attribute, or the server's inert `<template>`. */
function htmlOf(host: Element, html: string | undefined): string | undefined {
  const template = host.querySelector<HTMLTemplateElement>(':scope > template[slot="template"]');
  return html || (template && readTemplate(template)) || undefined;
}

/** Content to open, and its state (EMB-01, EMB-04). */
function useEmbed({ url, html: given }: ElementProps<typeof contract>) {
  const host = useHost();
  const emit = useEmit(contract);
  /** Content that was opened: other content starts closed. */
  const [openFor, setOpenFor] = useState<string>();
  const pasted = htmlOf(host, given);
  const page = framePage();
  const content = `${url} ${pasted}`;
  if (openFor !== undefined && openFor !== content) setOpenFor(undefined);
  const embed = pasted ? (findPasted(pasted) ?? ownEmbed(page, page)) : findEmbed(url, page);
  const [link] = useState(() => {
    const found = host.querySelector<HTMLAnchorElement>('a[href]:not([data-ap-mount] *)');
    return found && { title: found.textContent?.trim(), href: found.getAttribute('href') };
  });

  const isOpen = openFor === content && embed !== undefined;
  useOnChange(isOpen, (opens) => emit(opens ? 'ap-modal-open' : 'ap-modal-close', {}));

  return {
    embed,
    /** Html for our frame page; a provider's player needs none. */
    html: embed?.provider === 'embed' ? pasted : undefined,
    link,
    isOpen,
    open: () => setOpenFor(content),
    close: () => setOpenFor(undefined),
  };
}

export default defineElement(contract, Embed);
