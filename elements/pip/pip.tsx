import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { serverLabel } from '../../src/element/server-label.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';
import { ownAddress, pageAddress } from '../../src/page/own-address.ts';
import { NewWindow } from '../../src/ui/new-window.tsx';
import { contract } from './pip.element.ts';
import { texts as ownTexts } from './pip.texts.ts';

interface WindowSize {
  width: number;
  height: number;
}

/** Opens a page in a window of its own (PLAY-27, PLAY-35). @returns whether the browser has let it */
function openWindow(href: string, name: string, { width, height }: WindowSize): boolean {
  const opened = window.open(href, name, `width=${width},height=${height}`);
  if (!opened) return false;
  try {
    // what is shown there has no hold of this page
    opened.opener = null;
  } catch {
    // a window of that name shows another host's page already
  }
  opened.focus();
  return true;
}

type PlayerElement = HTMLElement & { currentTime?: number };

/** Pauses our players by event, and native media of the server content directly. */
function pausePlayers(): void {
  document.dispatchEvent(new CustomEvent('ap-pause-request'));
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
}

/** Path of the page's address now. */
const currentPath = (): string => new URL(pageAddress()).pathname;

/** Path that the page was loaded with: what plays next changes its address, perhaps before this code has come. */
const firstPath = (): string => {
  const [visit] = performance.getEntriesByType('navigation');
  return new URL(visit?.name ?? '', pageAddress()).pathname;
};

/** The window's address for the content that plays now, where it ends in an earlier address of the page (PLAY-10). */
function followPage(href: string, before: readonly string[]): URL {
  const address = ownAddress(href);
  const page = before.find((path) => address.pathname.endsWith(path));
  if (page !== undefined) address.pathname = address.pathname.slice(0, -page.length) + currentPath();
  return address;
}

/** The window goes on at the second of the page's player. */
function addressNow(address: URL): string {
  const seconds = Math.floor(document.querySelector<PlayerElement>('ap-player')?.currentTime ?? 0);
  if (seconds > 0) address.searchParams.set('t', String(seconds));
  return address.href;
}

export function Pip({ href, name, width, height }: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const emit = useEmit(contract);
  const [label] = useState(() => serverLabel(host));
  const [pages] = useState(() => [currentPath(), firstPath()]);
  const [, setPlaying] = useState('');
  // the link is read, copied and opened in other ways than by a press too
  useListener(document, 'ap-autoplay-change', () => setPlaying(currentPath()));
  const isOther = !pages.every((path) => path === currentPath());
  const shown = href && isOther ? followPage(href, pages).href : href;

  function press(event: MouseEvent) {
    if (!href || !isPlainPress(event.nativeEvent)) return;
    const isOpen = openWindow(addressNow(followPage(href, pages)), name, { width, height });
    // where it is not, the browser follows the link
    if (isOpen) {
      event.preventDefault();
      pausePlayers();
    }
    emit('ap-pip-open', { blocked: !isOpen });
  }

  return (
    <a className="ap-button ap-quiet" href={shown} target="_blank" rel="noopener" onClick={press}>
      <span>{label || texts['pip.label']}</span>
      <NewWindow />
    </a>
  );
}

export default defineElement(contract, Pip);
