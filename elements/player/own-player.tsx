import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useExpose, useHost, useHostAttribute } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { usePart } from '../../src/element/use-part.ts';
import { Retry } from '../../src/ui/retry.tsx';
import { Cover } from './cover.tsx';
import type { Mailbox } from './mailbox.ts';
import type { contract } from './player.element.ts';
import styles from './player.module.css';
import { texts as ownTexts } from './player.texts.ts';
import { fallbackLink, serverMedia, startOf, usedServerMedia } from './server-media.ts';
import { ServerVideo } from './server-video.tsx';
import { savesData, usePreparation } from './use-preparation.ts';

interface Props {
  props: ElementProps<typeof contract>;
  mailbox: Mailbox;
  isFirst(): boolean;
  /** The media is the server's, which the reader may have started already. */
  mayTakeOver: boolean;
  /** The focus was in the replaced element. */
  hadFocus: boolean;
}

/** Poster and play button, until a press or a script starts playback (PLAY-02, PLAY-03). */
export function OwnPlayer({ props, mailbox, isFirst, mayTakeOver, hadFocus }: Props) {
  const host = useHost();
  const texts = useTexts(ownTexts);
  const [box, setBox] = useState<HTMLElement | null>(null);
  // a press may be handled before the next render, so this is no state
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [server, setServer] = useState(() => (mayTakeOver ? usedServerMedia(host) : undefined));
  // stops the server's player, which is hidden, so that the reader could not stop it
  useEffect(() => {
    const media = mayTakeOver ? undefined : serverMedia(host);
    if (!media) return;
    media.pause();
    media.currentTime = 0;
  }, [mayTakeOver, host]);
  const [isPlaying] = useState(() => server?.paused === false);
  const [isRequested, setIsRequested] = useState(isPlaying);
  const isPressed = useRef(isPlaying);
  const start = startOf(props, isFirst());
  const preparation = usePreparation(props, element, start);
  const { part, hasFailed, isRetrying, retry } = usePart(
    () => import('./playing.part.tsx'),
    isRequested || preparation.isLikely,
  );
  const Playing = isRequested ? part : undefined;
  // without a connection the part cannot load: it loads when the connection is back
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useListener(window, 'online offline', () => setOffline(!navigator.onLine));
  useExpose('currentTime', 0);
  useHostAttribute('data-ap-asked', isRequested);
  useEffect(() => {
    if (hadFocus) box?.querySelector('button')?.focus({ preventScroll: true });
  }, [box, hadFocus]);

  const isAudio = server
    ? server instanceof HTMLAudioElement
    : props.type === 'audio' || props.type === 'audio-fragment';
  const poster = safeUrl(props.poster);
  const media = { ref: element, preload: 'none', playsInline: true } as const;
  const href = fallbackLink(host, props.src);
  const current = server ?? element.current;

  const isPrepared = ({ readyState }: HTMLMediaElement) =>
    part && readyState > HTMLMediaElement.HAVE_CURRENT_DATA && preparation.isFresh();

  /** Uses the press itself: Safari lets an element that it has touched play later; a prepared one plays at once. */
  function touch(media: HTMLMediaElement) {
    const isReady = isPrepared(media);
    if (media.networkState === HTMLMediaElement.NETWORK_EMPTY) media.load();
    else if (!isReady) {
      media.play().catch(() => {}); // the pause rejects it
      media.pause();
    } else if (mailbox.asksOnlyToPlay()) {
      media.muted = props.muted;
      media.play().catch(() => {}); // the controls, which follow, report a failure
    }
  }

  /** Plays the file of an opening block, which begins sooner than a stream that is not prepared. */
  function playFile(): boolean {
    const file = mayTakeOver && !savesData() ? serverMedia(host) : undefined;
    const mayPlay = start === undefined && mailbox.asksOnlyToPlay();
    if (!file?.slot || !mayPlay || !element.current || isPrepared(element.current)) return false;
    preparation.take()?.then((prepared) => prepared?.end());
    file.muted = props.muted;
    file.play().catch(() => {}); // the controls, which follow, report a failure
    setServer(file);
    return true;
  }

  function press() {
    isPressed.current = true;
    if (!playFile() && element.current) touch(element.current);
    request();
    if (hasFailed) retry();
  }

  function request() {
    preparation.expectPlay();
    setIsRequested(true);
  }

  const wake = useEffectEvent((isByPress: boolean) => (isByPress ? press() : request()));
  // queued with the page's commands: a stop that arrives meanwhile keeps it silent
  const [pressed] = useState(() => ({ type: 'play', isPressed: true }) as const);
  const begin = () => mailbox.send(pressed);
  useEffect(() => {
    mailbox.onWake((isByPress) => wake(isByPress));
    if (isPlaying) mailbox.send(pressed);
    // the command was for this media
    return () => mailbox.withdraw(pressed);
  }, [mailbox, isPlaying, pressed]);
  // the reader uses the browser's controls until ours have loaded
  useListener(
    server ?? host,
    'play pause',
    ({ type }) => {
      if (type === 'play') return begin();
      mailbox.withdraw(pressed);
      setIsRequested(false);
    },
    { isOn: server !== undefined && !Playing },
  );

  return (
    <div
      ref={setBox}
      className={styles.player}
      data-kind={isAudio ? 'audio' : 'video'}
      data-vertical={props.vertical || undefined}
    >
      <div className={styles.stage}>
        {server ? (
          <ServerVideo media={server} hasControls={!Playing} />
        ) : isAudio ? (
          <audio {...media} className={styles.media} />
        ) : (
          // only the buttons are tab stops; Firefox would also stop at the video
          <video {...media} className={styles.media} poster={poster} tabIndex={-1} />
        )}
        {!Playing && !server && (
          <Cover
            title={props.mediaTitle}
            isAudio={isAudio}
            isBusy={isRequested && !hasFailed}
            texts={texts}
            onPress={begin}
          />
        )}
        {Playing && box && current && (
          <Playing
            props={props}
            box={box}
            element={current}
            isServers={current === server}
            mailbox={mailbox}
            start={start}
            isPressed={isPressed.current}
            takePreparation={preparation.take}
          />
        )}
      </div>
      {!server &&
        (hasFailed || isRetrying || (isRequested && !Playing && isOffline)) &&
        isPressed.current && (
          <div className={styles.failure}>
            <Retry
              text={texts['player.no-code']}
              label={texts['player.retry']}
              isRetrying={isRetrying}
              onRetry={begin}
            />
            {href && (
              <a className="ap-plain" href={href}>
                {texts['player.fallback']}
              </a>
            )}
          </div>
        )}
    </div>
  );
}
