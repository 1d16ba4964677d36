import full from 'virtual:icon/line/maximize';
import small from 'virtual:icon/line/minimize';
import again from 'virtual:icon/line/rotate-ccw';
import settings from 'virtual:icon/line/sliders-horizontal';
import loud from 'virtual:icon/line/volume-2';
import muted from 'virtual:icon/line/volume-x';
import { type Ref, useLayoutEffect, useRef } from 'react';
import { formatDuration } from '../../src/i18n/durations.ts';
import { fill } from '../../src/i18n/texts.ts';
import type { Tracks } from '../../src/media/engine.types.ts';
import { mediaIcons } from '../../src/media/icons.ts';
import styles from './bar.module.css';
import { BarButton } from './bar-button.tsx';
import type { PlayerModel, PlayingTexts } from './playing.types.ts';
import { SeekBar } from './seek-bar.tsx';
import sliderStyles from './slider.module.css';
import { timeBeside } from './time-words.ts';
import type { ScreenModel } from './use-screen.ts';

/** Icons that the icon set draws with shapes other than paths, redrawn as 24 × 24 line paths. */
const captionsIcon =
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 15h4M15 15h2M7 11h2M13 11h4';
const floatIcon =
  'M21 9V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h4M14 13h6a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2z';

/** Distance from the live edge that counts as live, in seconds. */
const AT_EDGE = 15;

const HOUR = 3600;

/** Checks for settings to choose: live streams have one speed and often nothing else. */
const hasChoices = ({ isLive, texts, audios, heights }: Tracks): boolean =>
  !isLive || texts.length > 0 || audios.length > 1 || heights.length > 1;

interface Props {
  player: PlayerModel;
  screen: ScreenModel;
  texts: PlayingTexts;
  playButton: Ref<HTMLButtonElement>;
  settingsButton: Ref<HTMLButtonElement>;
  settingsId: string;
  isOpen: boolean;
  onToggle(): void;
}

export function Bar({
  player,
  screen,
  texts,
  playButton,
  settingsButton,
  settingsId,
  isOpen,
  onToggle,
}: Props) {
  const { play, tracks } = player;
  const isAgain = play.hasEnded;
  const does = play.shouldPlay ? 'player.pause' : isAgain ? 'player.again' : 'player.play';
  return (
    <div className={styles.bar} data-part="bar">
      <SeekBar player={player} texts={texts} />
      <div className={styles.buttons}>
        <BarButton
          ref={playButton}
          label={texts[does]}
          icon={play.shouldPlay ? mediaIcons.pause : isAgain ? again : mediaIcons.play}
          onClick={player.toggle}
        />
        <Volume player={player} texts={texts} />
        <Time player={player} texts={texts} />
        <span className={styles.space} />
        {tracks.texts.length > 0 && (
          <BarButton
            label={texts['player.captions']}
            icon={captionsIcon}
            aria-pressed={tracks.text !== null}
            onClick={player.toggleText}
          />
        )}
        {play.step === 'open' && hasChoices(tracks) && (
          <BarButton
            ref={settingsButton}
            label={texts['player.settings']}
            icon={settings}
            aria-expanded={isOpen}
            aria-controls={isOpen ? settingsId : undefined}
            onClick={onToggle}
          />
        )}
        {screen.canFloat && play.step === 'open' && (
          <BarButton
            className={styles.float}
            label={texts[screen.isFloating ? 'player.pip-end' : 'player.pip']}
            icon={floatIcon}
            onClick={screen.toggleFloating}
          />
        )}
        {screen.canBeFull && (
          <BarButton
            label={texts[screen.isFull ? 'player.full-screen-end' : 'player.full-screen']}
            icon={screen.isFull ? small : full}
            onClick={screen.toggleFull}
          />
        )}
      </div>
    </div>
  );
}

function Time({ player, texts }: { player: PlayerModel; texts: PlayingTexts }) {
  const { start, end } = player.clock.range;
  const { time } = player.clock;
  if (player.tracks.isLive) {
    const isAtEdge = end - time < AT_EDGE;
    return (
      <button
        type="button"
        className={styles.live}
        data-now={isAtEdge || undefined}
        aria-label={isAtEdge ? undefined : texts['player.go-live']}
        aria-disabled={isAtEdge || undefined}
        onClick={() => isAtEdge || player.goLive()}
      >
        {texts['player.live']}
      </button>
    );
  }
  const length = end - start;
  if (length <= 0) return <span className={styles.time} />;
  return (
    <span className={styles.time} data-long={length >= HOUR || undefined}>
      <span>{formatDuration(timeBeside(time - start, length))}</span>
      <span className={styles.total}>{` / ${formatDuration(Math.round(length))}`}</span>
    </span>
  );
}

/** Mute button and volume slider. Small players have no slider: phones set the volume only by their keys. */
function Volume({ player, texts }: { player: PlayerModel; texts: PlayingTexts }) {
  const { volume, isMuted } = player.clock;
  const heard = isMuted ? 0 : volume;
  const slider = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    slider.current?.style.setProperty('--ap-played', `${heard * 100}%`);
  }, [heard]);
  return (
    <>
      <BarButton
        label={texts[isMuted ? 'player.unmute' : 'player.mute']}
        icon={isMuted ? muted : loud}
        onClick={player.toggleMuted}
      />
      <input
        ref={slider}
        type="range"
        className={`${sliderStyles.range} ${sliderStyles.volume}`}
        data-control="volume"
        aria-label={texts['player.volume']}
        aria-valuetext={fill(texts['player.volume-value'], { percent: Math.round(heard * 100) })}
        min="0"
        max="1"
        step="0.05"
        value={heard}
        onChange={({ target }) => player.setVolume(Number(target.value))}
      />
    </>
  );
}
