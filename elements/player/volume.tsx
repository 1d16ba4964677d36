import loud from 'virtual:icon/line/volume-2';
import muted from 'virtual:icon/line/volume-x';
import { useLayoutEffect, useRef } from 'react';
import { fill } from '../../src/i18n/texts.ts';
import { BarButton } from './bar-button.tsx';
import type { PlayerModel, PlayingTexts } from './playing.types.ts';
import styles from './slider.module.css';

/** Silence and loudness. Where a telephone keeps the loudness for its own keys, the slider is too narrow to be there. */
export function Volume({ player, texts }: { player: PlayerModel; texts: PlayingTexts }) {
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
        className={`${styles.range} ${styles.volume}`}
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
