import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { ServerContent, slotNodes } from '../../src/element/server-content.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { usePart } from '../../src/element/use-part.ts';
import { durationStamp } from '../../src/i18n/durations.ts';
import { useMini } from '../../src/media/mini/use-mini.ts';
import type { whyCalm } from './autoplay.ts';
import type { Step } from './next.types.ts';
import type { Cause, Chapter } from './next-machine.ts';
import { contract } from './opening.element.ts';
import styles from './opening.module.css';
import { texts as ownTexts } from './opening.texts.ts';
import { Player } from './player.tsx';
import { PlaylistBlock } from './playlist.tsx';
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

/** The server's poster before playback, `<ap-player>` in the same box (PLAY-02..05), and then the next chapter. */
export function PlayerBox(props: Props) {
  const { media, playlist, duration, autoplayId, downloadUrl, countdown, href } = props;
  const host = useHost();
  const emit = useEmit(contract);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [step, setStep] = useState<Step | 'new'>('new');
  const [shown, setShown] = useState<Shown | null>(null);
  // the server's own player, which may be used before the widget is there
  const [native] = useState(() => slotNodes(host, 'player')[0] as HTMLMediaElement | undefined);
  const [isUsed, setUsed] = useState(native?.paused === false);
  useListener(
    host,
    'play',
    ({ target }) => {
      if (target === native) setUsed(true);
    },
    { capture: true },
  );
  const [slots] = useState(() => ({
    hasPoster: slotNodes(host, 'poster').length > 0,
    hasList: slotNodes(host, 'playlist').length > 0,
  }));
  const hasList = slots.hasList || Boolean(playlist.items?.length);
  // no poster beside a playlist (PLAY-06)
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
              isServerUsed={isUsed}
              isMuted={shown?.cause === 'countdown'}
              autoplay={!isFirst}
              href={href}
              onPress={takePress}
              onStep={(name) => {
                setStep(steps[name]);
                emit(name, { id });
              }}
            />
            {hasPoster && isFirst && !isUsed && <Poster onPress={takePress} />}
            {isFirst && !isUsed && <Stamp seconds={duration ?? media.player?.duration} />}
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

/** The server's linked picture. A plain press plays here; the link still works in a new window. */
function Poster({ onPress }: { onPress(event: MouseEvent): void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the server's link is what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the link
    <div className={styles.poster} onClick={onPress}>
      <ServerContent name="poster" />
    </div>
  );
}

/** Duration, unless the server’s poster shows it already. */
function Stamp({ seconds }: { seconds: number | undefined }) {
  const host = useHost();
  const [isSaid] = useState(() =>
    slotNodes(host, 'poster').some((node) => node.querySelector('.ap-stamp') !== null),
  );
  const text = durationStamp(seconds);
  return !isSaid && text && <span className="ap-stamp">{text}</span>;
}

interface MiniPlaceProps {
  /** Attributes of the tag: `mini-below` and `release-threshold`. */
  below: number;
  threshold: number;
  /** One element, with the player in it. */
  children: ReactNode;
}

/** Place of the player on the page, which it leaves on scrolling (PLAY-15) and for the next page (BEY-17). */
function MiniPlace({ below, threshold, children }: MiniPlaceProps) {
  const emit = useEmit(contract);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isSticky = useMini({ place, below, threshold });
  useExpose('sticky', isSticky);
  useOnChange(isSticky, (sticky) => emit('ap-sticky-change', { sticky }));
  return <div ref={setPlace}>{children}</div>;
}

interface SwitchProps {
  isOn: boolean;
  why: ReturnType<typeof whyCalm>;
  onToggle(isOn: boolean): void;
}

/** Switch for autoplay of the next content (PLAY-32). When autoplay is off for another reason, shows it. */
function AutoplaySwitch({ isOn, why, onToggle }: SwitchProps) {
  const texts = useTexts(ownTexts);
  const id = useId();
  return (
    <p className={styles.switch}>
      <label>
        <input
          type="checkbox"
          checked={isOn && !why}
          disabled={why !== undefined}
          aria-describedby={why && id}
          onChange={({ target }) => onToggle(target.checked)}
        />
        {texts['opening.autoplay']}
      </label>
      {why && <small id={id}>{texts[`opening.${why}`]}</small>}
    </p>
  );
}
