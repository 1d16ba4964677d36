import { useEffect, useRef, useState } from 'react';
import { config, withBase } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost, useHostAttribute } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { mayBeHeard, sounds } from '../../src/media/sounds.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { Cover } from './cover.tsx';
import { isPressed, type Mailbox } from './mailbox.ts';
import { contract } from './player.element.ts';
import styles from './player.module.css';
import { texts as ownTexts } from './player.texts.ts';
import { startOf } from './server-media.ts';

interface Props {
  props: ElementProps<typeof contract>;
  bcId: string;
  mailbox: Mailbox;
  isFirst(): boolean;
}

/** `{frames}/{account}/{bcPlayer}_{bcEmbed}/index.html?videoId={bcId}&t={seconds}s` (PLAY-37). */
function frameAddress(
  bcId: string,
  { account, bcPlayer, bcEmbed }: Props['props'],
  start: number | undefined,
): string {
  const { videoFrames, videoAccount = '' } = config();
  const parts = [account ?? videoAccount, `${bcPlayer}_${bcEmbed}`].map(encodeURIComponent);
  const time = start ? `&t=${Math.floor(start)}s` : '';
  return `${withBase(videoFrames)}/${parts.join('/')}/index.html?videoId=${encodeURIComponent(bcId)}&autoplay=play${time}`;
}

/** The provider's own player, in a frame that is created on a press. The frame emits no events to the page. */
export function ProviderFrame({ props, bcId, mailbox, isFirst }: Props) {
  const host = useHost();
  const emit = useEmit(contract);
  const texts = useTexts(ownTexts);
  const [isShown, setShown] = useState(false);
  /** Start time of the frame. It cannot seek from outside: another time needs another frame. */
  const [begin, setBegin] = useState(() => ({ at: startOf(props, isFirst()), times: 0 }));
  useHostAttribute('data-ap-asked', isShown);
  const isAudio = props.type !== 'video';
  const { mediaTitle, vertical, poster } = props;
  const picture = safeUrl(poster);

  useEffect(
    () =>
      mailbox.listen((command) => {
        if (command.type === 'seek') setBegin(({ times }) => ({ at: command.seconds, times: times + 1 }));
        // no request to the provider without a press
        if (isPressed(command)) setShown(true);
        if (command.type === 'pause') setShown(false);
      }),
    [mailbox],
  );
  const wasShown = useRef(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isShown === wasShown.current) return;
    wasShown.current = isShown;
    emit(isShown ? 'ap-play' : 'ap-pause', {});
    // the pressed button has disappeared
    if (document.activeElement === readDocument('body')) frame.current?.focus();
  }, [isShown, emit]);
  // a frame of another origin cannot be paused, so it is removed
  useListener(document, 'ap-play', ({ target }) => {
    if (mayBeHeard(target) && !target.contains(host)) setShown(false);
  });
  useListener(
    document,
    'volumechange',
    ({ target }) => {
      const isPlayers = target instanceof HTMLMediaElement && target.closest(host.localName);
      if (isPlayers && sounds(target)) setShown(false);
    },
    { capture: true, isOn: isShown },
  );

  return (
    <div className={styles.player} data-kind="video" data-vertical={vertical || undefined}>
      <div className={styles.stage}>
        {isShown ? (
          <iframe
            key={begin.times}
            ref={frame}
            className={styles.media}
            title={mediaTitle || texts[isAudio ? 'player.audio' : 'player.video']}
            src={frameAddress(bcId, props, begin.at)}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        ) : (
          <>
            {picture && <img className={styles.media} src={picture} alt="" />}
            <Cover
              title={mediaTitle}
              isAudio={false}
              isBusy={false}
              texts={texts}
              onPress={() => setShown(true)}
            />
          </>
        )}
      </div>
    </div>
  );
}
