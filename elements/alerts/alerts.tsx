import { type FocusEvent, useRef } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useServerNodes } from '../../src/element/server-nodes.tsx';
import { contract } from './alerts.element.ts';
import styles from './alerts.module.css';
import { texts as ownTexts } from './alerts.texts.ts';
import type { HideReason } from './alerts.types.ts';
import { Banner } from './banner.tsx';
import type { Banner as BannerState } from './next-banners.ts';
import { readAlerts } from './read-alerts.ts';
import { useAlerts } from './use-alerts.ts';

/** Alerts over a corner of the page. The announced text stays in the DOM, so that it can be read later (W-26). */
export function Alerts({ timeout, alerts }: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const articles = useServerNodes(':scope > article[data-alert-id]');
  const { banners, said, hide } = useAlerts(readAlerts(articles, alerts));
  const section = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const articleOf = (banner: BannerState | undefined) =>
    banner && section.current?.children[banners.indexOf(banner)];
  const close = (id: string, reason: HideReason) => {
    // the focused button disappears: focus the next alert's button, or the element focused before
    const isMeant = ({ alert }: BannerState) => alert.id === id;
    if (articleOf(banners.find(isMeant))?.contains(document.activeElement)) {
      const another = banners.find((banner) => !banner.isGone && !isMeant(banner));
      const next = articleOf(another)?.querySelector('button') ?? cameFrom.current;
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }
    hide(id, reason);
  };

  return (
    <>
      <p className="ap-visually-hidden" role="status">
        {said}
      </p>
      {banners.length > 0 && (
        <section ref={section} className={styles.banners} aria-label={texts['alerts.label']} onFocus={enter}>
          {banners.map(({ alert, isGone }) => (
            <Banner
              key={alert.id}
              alert={alert}
              isGone={isGone}
              timeout={timeout}
              hide={(reason) => close(alert.id, reason)}
            />
          ))}
        </section>
      )}
    </>
  );
}

export default defineElement(contract, Alerts);
