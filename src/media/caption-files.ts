import { followCues } from './cue-track.ts';
import type { EngineOptions, TextChoice, TextFile } from './engine.types.ts';

export interface CaptionFiles {
  choices(): TextChoice[];
  chosen(): string | null;
  /** Null or an unknown id turns captions off. */
  choose(id: string | null): void;
}

/** Captions in separate files, which the browser reads whatever plays the media. Choosing one again reloads it. */
export function captionFiles(
  element: HTMLMediaElement,
  { texts, onCues, onTracks }: Pick<EngineOptions, 'texts' | 'onCues' | 'onTracks'>,
): CaptionFiles {
  // ids are languages, as for streams, so that a choice is found again in another source
  const files = new Map(
    texts.map((file, index): [string, TextFile] => {
      const isFirst = texts.findIndex(({ language }) => language === file.language) === index;
      return [isFirst ? file.language : `${file.language}-${index}`, file];
    }),
  );
  const broken = new Set<string>();
  let chosen: string | null = null;
  let takeAway = () => {};
  return {
    choices: () =>
      [...files].map(([id, { language, label }]) => ({ id, language, label, isBroken: broken.has(id) })),
    chosen: () => chosen,
    choose(id) {
      takeAway();
      takeAway = () => {};
      chosen = null;
      const file = id === null ? undefined : files.get(id);
      if (id === null || !file) return;
      chosen = id;
      broken.delete(id);
      const { src, language, label } = file;
      const own = document.createElement('track');
      Object.assign(own, { kind: 'captions', src, srclang: language, label });
      own.addEventListener('error', () => {
        broken.add(id);
        onTracks();
      });
      element.append(own);
      const unfollow = followCues(own.track, onCues);
      takeAway = () => {
        unfollow();
        own.remove();
      };
    },
  };
}
