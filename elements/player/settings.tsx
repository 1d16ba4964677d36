import type { ReactNode } from 'react';
import { fill } from '../../src/i18n/texts.ts';
import type { TextSize } from './captions.tsx';
import type { PlayerModel, PlayingTexts } from './playing.types.ts';
import styles from './settings.module.css';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

interface Props {
  id: string;
  player: PlayerModel;
  texts: PlayingTexts;
  size: TextSize;
  onSize(size: TextSize): void;
}

/** Settings as native lists, which fingers, keys and screen readers can use. */
export function Settings({ id, player, texts, size, onSize }: Props) {
  const { tracks, clock } = player;
  return (
    <fieldset id={id} className={styles.settings} aria-label={texts['player.settings']}>
      {tracks.texts.length > 0 && (
        <>
          <List
            label={texts['player.captions']}
            value={tracks.text ?? ''}
            onChoose={(text) => player.setText(text || null)}
          >
            <option value="">{texts['player.captions-off']}</option>
            {tracks.texts.map(({ id: text, label, isBroken }) => (
              <option key={text} value={text}>
                {isBroken ? fill(texts['player.captions-broken-named'], { label }) : label}
              </option>
            ))}
          </List>
          <List
            label={texts['player.captions-size']}
            value={size}
            onChoose={(value) => onSize(value as TextSize)}
          >
            <option value="s">{texts['player.size-s']}</option>
            <option value="m">{texts['player.size-m']}</option>
            <option value="l">{texts['player.size-l']}</option>
          </List>
        </>
      )}
      {tracks.audios.length > 1 && (
        <List label={texts['player.audio-track']} value={tracks.audio ?? ''} onChoose={player.setAudio}>
          {tracks.audios.map(({ id: audio, label }) => (
            <option key={audio} value={audio}>
              {label}
            </option>
          ))}
        </List>
      )}
      {tracks.heights.length > 1 && (
        <List
          label={texts['player.quality']}
          value={String(tracks.height ?? '')}
          onChoose={(height) => player.setHeight(Number(height) || null)}
        >
          <option value="">{texts['player.quality-auto']}</option>
          {tracks.heights.map((height) => (
            <option key={height} value={height}>
              {fill(texts['player.quality-lines'], { n: height })}
            </option>
          ))}
        </List>
      )}
      {!tracks.isLive && (
        <List
          label={texts['player.speed']}
          value={String(clock.rate)}
          onChoose={(rate) => player.setRate(Number(rate))}
        >
          {RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate === 1
                ? texts['player.speed-normal']
                : fill(texts['player.speed-times'], { n: String(rate).replace('.', ',') })}
            </option>
          ))}
        </List>
      )}
    </fieldset>
  );
}

interface ListProps {
  label: string;
  value: string;
  onChoose(value: string): void;
  children: ReactNode;
}

function List({ label, value, onChoose, children }: ListProps) {
  return (
    <label className={styles.setting}>
      <span>{label}</span>
      <select
        className={styles.list}
        data-control="list"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </label>
  );
}
