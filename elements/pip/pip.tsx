import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { serverLabel } from '../../src/element/server-label.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';
import { ownAddress } from '../../src/page/own-address.ts';
import { NewWindow } from '../../src/ui/new-window.tsx';
import { openWindow } from './open-window.ts';
import { contract } from './pip.element.ts';
import { texts as ownTexts } from './pip.texts.ts';

type PlayerElement = HTMLElement & { currentTime?: number };

/** Of ours by their event, and what the server wrote for the browser's own. */
function pausePlayers(): void {
  document.dispatchEvent(new CustomEvent('ap-pause-request'));
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
}

/**
 * Where the window goes on: at the second of the page's player, and with what plays there now, where the window's address ends in
 * that of the page (PLAY-10).
 *
 * @param page path that the page had at first
 */
function addressNow(href: string, page: string): string {
  const address = ownAddress(href);
  if (address.pathname.endsWith(page))
    address.pathname = address.pathname.slice(0, -page.length) + location.pathname;
  const seconds = Math.floor(document.querySelector<PlayerElement>('ap-player')?.currentTime ?? 0);
  if (seconds > 0) address.searchParams.set('t', String(seconds));
  return address.href;
}

export function Pip({ href, name, width, height }: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const emit = useEmit(contract);
  const [label] = useState(() => serverLabel(host));
  const [page] = useState(location.pathname);

  function press(event: MouseEvent) {
    if (!href || !isPlainPress(event.nativeEvent)) return;
    const isOpen = openWindow(addressNow(href, page), name, { width, height });
    // where it is not, the browser follows the link
    if (isOpen) {
      event.preventDefault();
      pausePlayers();
    }
    emit('ap-pip-open', { blocked: !isOpen });
  }

  return (
    <a className="ap-button ap-quiet" href={href} target="_blank" rel="noopener" onClick={press}>
      <span>{label || texts['pip.label']}</span>
      <NewWindow />
    </a>
  );
}

export default defineElement(contract, Pip);
