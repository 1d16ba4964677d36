import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useResource } from '../../src/element/use-resource.ts';
import { formatDuration } from '../../src/i18n/durations.ts';
import { fill } from '../../src/i18n/texts.ts';
import { fetchThumbnails, type Thumbnail } from '../../src/media/thumbnails.ts';
import type { PlayerModel, PlayingTexts } from './playing.types.ts';
import styles from './slider.module.css';
import { timeBeside, timeInWords } from './time-words.ts';

interface Props {
  player: PlayerModel;
  texts: PlayingTexts;
}

/** Seek bar; the time under the pointer is shown before a press. */
export function SeekBar({ player, texts }: Props) {
  const { clock, tracks } = player;
  const { start, end } = clock.range;
  const bar = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const length = end - start;
  const { data: thumbnails = [] } = useResource(
    player.thumbnails ?? null,
    (signal) => fetchThumbnails(player.thumbnails ?? '', signal),
    // no thumbnails are requested before the pointer is on the bar
    { enabled: pointed !== null },
  );
  const pointedAt = start + (pointed ?? 0) * length;
  const thumbnail = thumbnails.find((one) => pointedAt >= one.start && pointedAt < one.end);
  const played = length > 0 ? Math.min(1, Math.max(0, (clock.time - start) / length)) : 0;

  // page policies forbid style attributes in markup, but scripts may set styles
  useLayoutEffect(() => {
    bar.current?.style.setProperty('--ap-played', `${played * 100}%`);
  }, [played]);
  useLayoutEffect(() => {
    bar.current?.style.setProperty('--ap-pointed', `${(pointed ?? 0) * 100}%`);
  }, [pointed]);

  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) : 0);
  }

  const ago = (seconds: number) =>
    seconds < 1 ? texts['player.live'] : fill(texts['player.ago'], { time: timeInWords(seconds, texts) });
  const value = tracks.isLive
    ? ago(end - clock.time)
    : fill(texts['player.time-of'], {
        time: timeInWords(timeBeside(clock.time - start, length), texts),
        total: timeInWords(Math.round(length), texts),
      });
  const shown = (part: number) =>
    tracks.isLive
      ? `−${formatDuration((1 - part) * length)}`
      : formatDuration(timeBeside(part * length, length));

  return (
    <div ref={bar} className={styles.seek} onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <input
        type="range"
        className={styles.range}
        data-control="time"
        aria-label={texts['player.seek']}
        aria-valuetext={value}
        min={start}
        max={Math.max(end, start + 1)}
        step="any"
        value={Math.min(Math.max(clock.time, start), Math.max(end, start))}
        disabled={length <= 0}
        onChange={({ target }) => player.goTo(Number(target.value))}
      />
      {pointed !== null && length > 0 && (
        <span className={styles.pointed} aria-hidden="true">
          {thumbnail && <Picture of={thumbnail} />}
          <span>{shown(pointed)}</span>
        </span>
      )}
    </div>
  );
}

function Picture({ of: { src, x, y, width, height } }: { of: Thumbnail }) {
  const picture = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    Object.assign(picture.current?.style ?? {}, {
      width: `${width}px`,
      height: `${height}px`,
      background: `url("${src}") -${x}px -${y}px`,
    });
  }, [src, x, y, width, height]);
  return <span ref={picture} className={styles.picture} />;
}
