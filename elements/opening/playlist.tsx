import { createElement, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { parseUrl, safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { whenSettled } from '../../src/element/when-settled.ts';
import { durationStamp } from '../../src/i18n/durations.ts';
import { ownBase, pageAddress } from '../../src/page/own-address.ts';
import type { contract } from './opening.element.ts';
import styles from './opening.module.css';
import { kinds, texts as ownTexts } from './opening.texts.ts';
import type addressOfPicture from './picture.part.ts';

interface Props {
  playlist: ElementProps<typeof contract>['playlist'];
  /** Undefined until its code has loaded. */
  addressOf: typeof addressOfPicture | undefined;
}

/** Scrolls the list, but not the page, to its current item when it is below the visible part. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current="page"]');
  if (!current) return;
  const { top, bottom } = list.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.bottom > bottom) list.scrollTop += place.top - top;
}

const isPage = (href: string | undefined, path: string): boolean =>
  href !== undefined && parseUrl(href, ownBase())?.pathname === path;

/** Playlist as `<ap-carousel>`, by the server or else from the page's data (PLAY-25). */
export function PlaylistBlock({ playlist, addressOf }: Props) {
  const { name, items = [] } = playlist;
  const host = useHost();
  const texts = useTexts(ownTexts);
  const list = useRef<HTMLDivElement>(null);
  // the address and the links change with the current chapter
  const [page] = useState(() => new URL(pageAddress()).pathname);
  useEffect(() => {
    whenSettled(host).then(() => list.current && showCurrent(list.current));
  }, [host]);
  return (
    <div className={styles.list} ref={list}>
      <ServerContent name="playlist">
        {items.length > 0 &&
          createElement(
            'ap-carousel',
            { variant: 'playlist', label: name },
            name && <h2>{name}</h2>,
            <div className="ap-slider">
              <ul className="ap-slides">
                {items.map(({ id, type, title, link, player, videoEmbed }) => (
                  <li key={id} className="ap-slide">
                    <a
                      href={safeUrl(link?.href)}
                      target={link?.target}
                      rel={link?.rel}
                      aria-current={isPage(link?.href, page) ? 'page' : undefined}
                    >
                      <img src={addressOf?.((player ?? videoEmbed)?.poster)} alt="" loading="lazy" />
                      <span>{title}</span>
                      <small>
                        {type in kinds && <span>{texts[kinds[type]]}</span>}{' '}
                        <span>{durationStamp(player?.duration)}</span>
                      </small>
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
