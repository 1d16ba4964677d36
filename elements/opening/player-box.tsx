import { useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { ServerContent, slotNodes } from '../../src/element/server-content.tsx';
import { usePart } from '../../src/element/use-part.ts';
import { AutoplaySwitch } from './autoplay-switch.tsx';
import { MiniPlace } from './mini-place.tsx';
import type { Step } from './next.types.ts';
import type { Cause, Chapter } from './next-machine.ts';
import { contract } from './opening.element.ts';
import styles from './opening.module.css';
import { Player } from './player.tsx';
import { PlaylistBlock } from './playlist.tsx';
import { Poster } from './poster.tsx';
import { Stamp } from './stamp.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { usePress } from './use-press.ts';

type Props = ElementProps<typeof contract> & {
  /** Page that plays it without the player. */
  href: string | undefined;
};

interface Shown {
  chapter: Chapter;
  cause: Cause;
}

const steps = { 'ap-play': 'playing', 'ap-pause': 'still', 'ap-ended': 'ended' } as const;

/** The server's poster until it plays, and `<ap-player>` in the same box (PLAY-02..05); then what comes next. */
export function PlayerBox(props: Props) {
  const { media, playlist, duration, autoplayId, downloadUrl, countdown, href } = props;
  const host = useHost();
  const emit = useEmit(contract);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [step, setStep] = useState<Step | 'new'>('new');
  const [shown, setShown] = useState<Shown | null>(null);
  const [slots] = useState(() => ({
    hasPoster: slotNodes(host, 'poster').length > 0,
    hasList: slotNodes(host, 'playlist').length > 0,
  }));
  const hasList = slots.hasList || Boolean(playlist.items?.length);
  // there is none beside a playlist (PLAY-06)
  const hasPoster = slots.hasPoster && !hasList;
  const { player, takePress } = usePress();
  const autoplay = useAutoplay(props, (enabled) => emit('ap-autoplay-toggle', { enabled }));
  const given = hasPoster || hasList ? undefined : (props.poster ?? media.player?.poster);
  const { part: addressOf } = usePart(
    () => import('./picture.part.ts'),
    given !== undefined || Boolean(playlist.items?.length),
  );
  const { part: Next } = usePart(() => import('./next.part.tsx'), Boolean(autoplayId) && step !== 'new');
  useExpose('playing', step === 'playing');

  const bcId = media.player?.bcId ?? '';
  const id = shown?.chapter.id ?? autoplayId ?? bcId;
  const isFirst = !shown;

  return (
    <div className={styles.opening} data-list={hasList || undefined}>
      <div className={styles.place} ref={setPlace}>
        <MiniPlace below={props.miniBelow} threshold={props.releaseThreshold}>
          <div className={styles.frame}>
            <Player
              {...props}
              ref={player}
              poster={addressOf?.(typeof given === 'string' ? { src: given } : given)}
              chapter={shown?.chapter}
              isMuted={shown?.cause === 'countdown'}
              autoplay={!isFirst}
              href={href}
              onPress={takePress}
              onStep={(name) => {
                setStep(steps[name]);
                emit(name, { id });
              }}
            />
            {hasPoster && isFirst && <Poster onPress={takePress} />}
            {isFirst && <Stamp seconds={duration ?? media.player?.duration} />}
          </div>
        </MiniPlace>
      </div>
      {Next && place && autoplayId && step !== 'new' && (
        <Next
          first={{ id: autoplayId, bcId, title: media.title ?? '', downloadUrl: downloadUrl ?? null }}
          step={step}
          isOn={autoplay.isOn && !autoplay.why}
          mayGoOn={autoplay.mayGoOn}
          wait={countdown}
          place={place}
          emit={emit}
          onShow={(chapter, cause) => setShown({ chapter, cause })}
        />
      )}
      {autoplayId && <AutoplaySwitch isOn={autoplay.isOn} why={autoplay.why} onToggle={autoplay.toggle} />}
      {hasList && <PlaylistBlock playlist={playlist} addressOf={addressOf} />}
      <ServerContent name="chapter" />
    </div>
  );
}
