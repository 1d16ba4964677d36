import { useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';

/** iPhones allow full screen only for a video, by a method of their own. */
interface AppleVideo extends HTMLMediaElement {
  webkitEnterFullscreen?(): void;
}

export interface ScreenModel {
  canBeFull: boolean;
  isFull: boolean;
  toggleFull(): void;
  canFloat: boolean;
  isFloating: boolean;
  toggleFloating(): void;
}

/** Full screen and picture in picture, where the browser supports them. */
export function useScreen(box: HTMLElement, element: HTMLMediaElement): ScreenModel {
  const [isFull, setFull] = useState(() => document.fullscreenElement === box);
  const [isFloating, setFloating] = useState(false);
  const video = element instanceof HTMLVideoElement ? element : undefined;
  const apple: AppleVideo = element;
  useListener(document, 'fullscreenchange', () => setFull(document.fullscreenElement === box));
  useListener(element, 'enterpictureinpicture', () => setFloating(true));
  useListener(element, 'leavepictureinpicture', () => setFloating(false));
  const canBoxBeFull = document.fullscreenEnabled === true;
  const ignore = () => {};
  return {
    canBeFull: video !== undefined && (canBoxBeFull || apple.webkitEnterFullscreen !== undefined),
    isFull,
    toggleFull() {
      if (document.fullscreenElement === box) document.exitFullscreen().catch(ignore);
      else if (canBoxBeFull) box.requestFullscreen().catch(ignore);
      else apple.webkitEnterFullscreen?.();
    },
    canFloat: video !== undefined && document.pictureInPictureEnabled === true,
    isFloating,
    toggleFloating() {
      if (document.pictureInPictureElement === video) document.exitPictureInPicture().catch(ignore);
      else video?.requestPictureInPicture().catch(ignore);
    },
  };
}
