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

/** Opens a page in a window of its own (PLAY-27, PLAY-35). @returns false if the browser blocked it */
function openWindow(href: string, name: string, { width, height }: WindowSize): boolean {
  const opened = window.open(href, name, `width=${width},height=${height}`);
  if (!opened) return false;
  try {
    // the opened page must not control this one
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

/** Path that the page was loaded with. The next content changes the address, perhaps before this code has loaded. */
const firstPath = (): string => {
  const [visit] = performance.getEntriesByType('navigation');
  return new URL(visit?.name ?? '', pageAddress()).pathname;
};

/** Moves the window's address to the current content if it ends in an earlier path of the page (PLAY-10). */
function followPage(href: string, before: readonly string[]): URL {
  const address = ownAddress(href);
  const page = before.find((path) => address.pathname.endsWith(path));
  if (page !== undefined) address.pathname = address.pathname.slice(0, -page.length) + currentPath();
  return address;
}

/** Adds the current second of the page's player, where the window continues. */
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
  // the link must be right for copying and opening in other ways too
  useListener(document, 'ap-autoplay-change', () => setPlaying(currentPath()));
  const isOther = !pages.every((path) => path === currentPath());
  const shown = href && isOther ? followPage(href, pages).href : href;

  function press(event: MouseEvent) {
    if (!href || !isPlainPress(event.nativeEvent)) return;
    const isOpen = openWindow(addressNow(followPage(href, pages)), name, { width, height });
    // if it is blocked, the browser follows the link
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
