import { createElement, useEffect, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { embedAddress } from '../../src/content/embed-address.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { warnAttribute } from '../../src/element/warn.ts';
import { texts as mediaTexts } from '../../src/media/media.texts.ts';
import { contract } from './opening.element.ts';
import styles from './opening.module.css';
import { PlayerBox } from './player-box.tsx';

/** Warning for editors. */
const NOTHING_TO_PLAY = '«player.bcId», o «videoEmbed.embed» amb l’adreça d’un vídeo o el codi del seu marc';

/** Target of the server's link: an alternative when nothing plays. */
const serverLink = (host: HTMLElement) =>
  safeUrl(host.querySelector(':scope > a[href]')?.getAttribute('href'));

/** Head of a video or audio page (PLAY-01). */
export function Opening(props: ElementProps<typeof contract>) {
  const host = useHost();
  const texts = useTexts(mediaTexts);
  const [href] = useState(() => serverLink(host));
  const { media, expired } = props;
  const { player, videoEmbed, title } = media;
  const embed = embedAddress(videoEmbed?.embed);
  const isEmpty = Object.keys(media).length > 0 && !expired && !embed && !player?.bcId;
  useEffect(() => {
    if (isEmpty) warnAttribute(host, 'media', JSON.stringify(media), NOTHING_TO_PLAY);
  }, [host, isEmpty, media]);

  if (expired)
    return (
      <div>
        <ServerContent name="poster" />
        <ServerContent name="expired">
          <p className={styles.note} role="note">
            {texts['content.gone']}
          </p>
        </ServerContent>
      </div>
    );
  // another tag asks for consent first; until then no third party receives a request (BEY-20)
  if (embed)
    return (
      <ServerContent name="embed">
        {createElement('ap-social-embed', { url: embed }, <a href={embed}>{title}</a>)}
      </ServerContent>
    );
  if (!player?.bcId) return <ServerContent name="poster" />;
  return <PlayerBox key={player.bcId} {...props} href={href} />;
}

export default defineElement(contract, Opening);
