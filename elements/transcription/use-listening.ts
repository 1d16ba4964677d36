import { useEffect, useRef, useState } from 'react';
import { parseUrl } from '../../src/content/safe-url.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { findPlayer } from '../../src/media/find-player.ts';
import { ownBase, pageAddress } from '../../src/page/own-address.ts';
import {
  mediaEvents,
  newsOf,
  type PlayerElement,
  type PlayerNews,
  playFrom,
  setPlaying,
  setRate,
  tagEvents,
} from './player-link.ts';
import { repeatAt, type Sentence, sentenceAt, soundingAt } from './sentences.ts';

/** Playback rate slow enough to hear each word, but still natural. */
const SLOW = 0.75;

export interface Listening {
  /** There is a player, and it plays the chapter of the text. */
  isThere: boolean;
  /** Index of the current sentence, also while paused; -1 for none. */
  sounding: number;
  isPlaying: boolean;
  isRepeating: boolean;
  isSlow: boolean;
  /** Seeks to a sentence and plays. */
  goTo(sentence: number): void;
  /** Seeks to the sentence before or after the last one played. */
  step(by: number): void;
  toggle(): void;
  toggleRepeat(): void;
  toggleSlow(): void;
}

/** Tests for a player on the page, which may be added later. */
function useIsThere(selector: string | undefined): boolean {
  const [isThere, setThere] = useState(() => findPlayer(selector) !== null);
  useEffect(() => {
    const look = () => {
      const has = findPlayer(selector) !== null;
      setThere(has);
      return has;
    };
    if (look()) return;
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selector]);
  return isThere;
}

type ChangeEvent = CustomEvent<{ url?: unknown } | null>;

/** False after the player moved on to another chapter: the text is that of the first. */
function useIsOurs(): boolean {
  const [own] = useState(() => new URL(pageAddress()).pathname);
  const [isOurs, setOurs] = useState(true);
  useListener<ChangeEvent>(document, 'ap-autoplay-change', ({ detail }) => {
    const url = detail?.url;
    setOurs(typeof url === 'string' && parseUrl(url, ownBase())?.pathname === own);
  });
  return isOurs;
}

/** Connects a player in both directions: current sentence, and commands. */
export function useListening(selector: string | undefined, sentences: readonly Sentence[]): Listening {
  const isOurs = useIsOurs();
  const isThere = useIsThere(selector) && isOurs;
  const [sounding, setSounding] = useState(-1);
  const [isPlaying, setIsPlaying] = useState(false);
  const [rate, setShownRate] = useState(1);
  const [isRepeating, setRepeating] = useState(false);
  const seconds = useRef(0);
  const repeated = useRef(-1);
  /** An event has told whether the player plays; before that, advancing time means that it does. */
  const isKnown = useRef(false);

  const ask = (what: (player: PlayerElement) => void) => {
    const player = findPlayer(selector);
    if (player) what(player);
  };
  const playAt = (at: number) => {
    seconds.current = at;
    setSounding(soundingAt(sentences, at));
    ask((player) => playFrom(player, at));
  };

  function hear(news: PlayerNews) {
    if (news.type !== 'time' && news.type !== 'rate') isKnown.current = true;
    switch (news.type) {
      case 'time': {
        const since = news.seconds - seconds.current;
        if (!isKnown.current && since > 0 && since < 1) setIsPlaying(true);
        seconds.current = news.seconds;
        if (!isRepeating) return setSounding(soundingAt(sentences, news.seconds));
        const due = repeatAt(sentences, repeated.current, news.seconds);
        repeated.current = due.repeated;
        if (due.seekTo !== undefined) return playAt(due.seekTo);
        return setSounding(soundingAt(sentences, news.seconds));
      }
      case 'rate':
        return setShownRate(news.rate);
      case 'ended': {
        setIsPlaying(false);
        const again = sentences[repeated.current];
        if (isRepeating && again) playAt(again.start);
        return;
      }
      default:
        setIsPlaying(news.type === 'plays');
    }
  }

  const onEvent = (event: Event) =>
    ask((player) => {
      const news = newsOf(event, player);
      if (news) hear(news);
    });
  useListener(document, tagEvents, onEvent, { isOn: isOurs });
  useListener(document, mediaEvents, onEvent, { isOn: isOurs, capture: true });

  function goTo(sentence: number) {
    const { start } = sentences[sentence] ?? {};
    if (start === undefined) return;
    repeated.current = sentence;
    playAt(start);
  }

  return {
    isThere,
    sounding: isOurs ? sounding : -1,
    isPlaying,
    isRepeating,
    isSlow: rate < 1,
    goTo,
    step(by) {
      const last = sentenceAt(sentences, seconds.current);
      goTo(Math.min(Math.max(last + by, 0), sentences.length - 1));
    },
    toggle: () => ask((player) => setPlaying(player, !isPlaying)),
    toggleRepeat() {
      setRepeating(!isRepeating);
      if (!isRepeating) goTo(Math.max(sentenceAt(sentences, seconds.current), 0));
    },
    toggleSlow() {
      const next = rate < 1 ? 1 : SLOW;
      setShownRate(next);
      ask((player) => setRate(player, next));
    },
  };
}
