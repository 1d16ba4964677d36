import { createElement } from 'react';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { durationStamp } from '../../src/i18n/durations.ts';
import type { contract } from './opening.element.ts';
import styles from './opening.module.css';
import type addressOfPicture from './picture.part.ts';

interface Props {
  playlist: ElementProps<typeof contract>['playlist'];
  /** There when its code is. */
  addressOf: typeof addressOfPicture | undefined;
}

/** What plays one after the other, as `<ap-carousel>`: what the server has written, or else what the page gives as data (PLAY-25). */
export function PlaylistBlock({ playlist, addressOf }: Props) {
  const { name, items = [] } = playlist;
  return (
    <div className={styles.list}>
      <ServerContent name="playlist">
        {items.length > 0 &&
          createElement(
            'ap-carousel',
            { variant: 'playlist', label: name },
            <div className="ap-slider">
              <ul className="ap-slides">
                {items.map(({ id, title, link, player, videoEmbed }) => (
                  <li key={id} className="ap-slide">
                    <a href={safeUrl(link?.href)} target={link?.target} rel={link?.rel}>
                      <img src={addressOf?.((player ?? videoEmbed)?.poster)} alt="" loading="lazy" />
                      <span>{title}</span>
                      <small>{durationStamp(player?.duration)}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </div>,
          )}
      </ServerContent>
    </div>
  );
}
