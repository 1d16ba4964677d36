import { safeUrl } from '../content/safe-url.ts';
import { html, type SafeHtml } from './html.ts';

/** File for the browser's native player. */
export interface MediaFile {
  src: string;
  type?: string | undefined;
}

/** Captions in WebVTT. */
export interface CaptionFile {
  src: string;
  language: string;
  label: string;
}

interface NativePlayer {
  isAudio: boolean;
  files: readonly MediaFile[];
  captions: readonly CaptionFile[];
  name: string;
  /** Address; `none` shows the page behind, where Chromium would paint a grey surface. */
  poster: string | 'none' | undefined;
  /** Name of the slot, if it is content of another tag. */
  slot?: string;
}

/** Browser's own player, which loads nothing before a press. */
export function nativePlayer({ isAudio, name, poster, slot, files, captions }: NativePlayer): SafeHtml {
  const inside = [
    ...files.map(
      ({ src, type }) => html`<source src="${safeUrl(src) ?? ''}"${type ? html` type="${type}"` : ''}>`,
    ),
    ...captions.map(
      ({ src, language, label }) =>
        html`<track kind="captions" src="${safeUrl(src) ?? ''}" srclang="${language}" label="${label}">`,
    ),
  ];
  // written as text: an address of a value would have to be of the web
  const picture = poster === 'none' ? html` poster="data:,"` : poster ? html` poster="${poster}"` : '';
  const place = slot ? html` slot="${slot}"` : '';
  return isAudio
    ? html`<audio${place} controls preload="none" aria-label="${name}">${inside}</audio>`
    : html`<video${place} controls playsinline preload="none"${picture} aria-label="${name}">${inside}</video>`;
}
