import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { texts as mediaTexts } from '../../src/media/media.texts.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { Bar } from './bar.tsx';
import { Captions, type TextSize } from './captions.tsx';
import { texts as firstTexts } from './player.texts.ts';
import { keyAction } from './player-keys.ts';
import { isBusy } from './player-machine.ts';
import styles from './playing.module.css';
import { texts as ownTexts } from './playing.texts.ts';
import type { PlayerModel, PlayingProps } from './playing.types.ts';
import { ProblemNote } from './problem.tsx';
import { fallbackLink } from './server-media.ts';
import { Settings } from './settings.tsx';
import { useMediaSession } from './use-media-session.ts';
import { usePlayer } from './use-player.ts';
import { type ScreenModel, useScreen } from './use-screen.ts';

/** Delay before the controls hide after the last movement, in ms. */
const REST = 3000;

/** True when media plays and the player has had no input for a while. CSS still shows focused controls. */
function useQuiet(box: HTMLElement, mayRest: boolean): { isQuiet: boolean; wake(): void } {
  const [isQuiet, setQuiet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    setQuiet(false);
    clearTimeout(timer.current);
    if (mayRest) timer.current = setTimeout(() => setQuiet(true), REST);
  };
  const begin = useEffectEvent(wake);
  useListener(box, 'pointermove pointerdown keydown focusin', wake);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it may rest, or may not any more
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, [mayRest]);
  return { isQuiet: mayRest && isQuiet, wake };
}

const allTexts = { ...mediaTexts, ...firstTexts, ...ownTexts };

/** Everything of a player that is not needed before somebody presses. */
export default function Playing(given: PlayingProps) {
  const { props, box, element, isPressed } = given;
  const host = useHost();
  const texts = useTexts(allTexts);
  const player = usePlayer(given);
  const screen = useScreen(box, element);
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState<TextSize>('m');
  const settingsId = useId();
  const playButton = useRef<HTMLButtonElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const onlyWakes = useRef(false);
  const { play, problem, clock } = player;
  const isAudio = element instanceof HTMLAudioElement;
  const kind = texts[isAudio ? 'player.group-audio' : 'player.group-video'];
  const title = props.mediaTitle || kind;
  const { isQuiet, wake } = useQuiet(box, play.isPlaying && !isAudio && !isOpen);
  useMediaSession(player, element, { title, poster: props.poster });
  useKeys(given, player, screen);
  useListener<KeyboardEvent>(
    box,
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      setOpen(false);
      settingsButton.current?.focus();
    },
    { isOn: isOpen },
  );
  useBox(box, { label: title, isQuiet, hasBegun: play.hasBegun });

  // the pressed or focused element is replaced: the play button takes the focus
  const [isReaderHere] = useState(() => isPressed || box.contains(document.activeElement));
  useEffect(() => {
    const { activeElement } = document;
    // a poster outside the player is still focused, but hidden
    const isHidden = activeElement?.getClientRects().length === 0;
    const isLost = isHidden || activeElement === readDocument('body') || box.contains(activeElement);
    if (isReaderHere && isLost) playButton.current?.focus({ preventScroll: true });
  }, [box, isReaderHere]);
  const focusPlay = () => playButton.current?.focus({ preventScroll: true });

  const waits = isBusy(play) && !problem;
  return (
    <>
      {!isAudio && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a big place to press for what a button and a key do as well
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
        <div
          className={styles.touch}
          onPointerDownCapture={({ pointerType }) => {
            // the first touch only shows the controls
            onlyWakes.current = pointerType === 'touch' && isQuiet;
          }}
          onClick={() => (onlyWakes.current ? wake() : player.toggle())}
        />
      )}
      {isAudio && <p className={styles.title}>{title}</p>}
      <Captions player={player} size={size} texts={texts} />
      {waits && <span className={styles.busy} />}
      <p className="ap-visually-hidden" role="status">
        {waits ? texts['player.opening'] : ''}
      </p>
      {problem && (
        <ProblemNote
          problem={problem}
          bcId={props.bcId}
          href={fallbackLink(host, props.src)}
          texts={texts}
          onRetry={player.begin}
          passFocus={focusPlay}
        />
      )}
      <Bar
        player={player}
        screen={screen}
        texts={texts}
        playButton={playButton}
        settingsButton={settingsButton}
        settingsId={settingsId}
        isOpen={isOpen}
        onToggle={() => {
          player.findChoices();
          setOpen(!isOpen);
        }}
      />
      {isOpen && clock.range.end > 0 && (
        <Settings id={settingsId} player={player} texts={texts} size={size} onSize={setSize} />
      )}
    </>
  );
}

interface BoxState {
  label: string;
  isQuiet: boolean;
  hasBegun: boolean;
}

/** Sets attributes of the box, which was rendered before this part was loaded. */
function useBox(box: HTMLElement, { label, isQuiet, hasBegun }: BoxState): void {
  useLayoutEffect(() => {
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', label);
  }, [box, label]);
  useLayoutEffect(() => {
    box.toggleAttribute('data-quiet', isQuiet);
    box.toggleAttribute('data-begun', hasBegun);
  }, [box, isQuiet, hasBegun]);
}

type Control = Parameters<typeof keyAction>[1];

function controlOf(target: EventTarget | null): Control {
  const element = target instanceof HTMLElement ? target : undefined;
  const own = element?.dataset.control;
  if (own) return own as Control;
  return element?.closest('button, a') ? 'button' : 'other';
}

/** The keys work while the focus is inside, and nowhere else. */
function useKeys({ box }: PlayingProps, player: PlayerModel, screen: ScreenModel): void {
  useListener<KeyboardEvent>(box, 'keydown', (event) => {
    const action = keyAction(event, controlOf(event.target));
    if (!action) return;
    event.preventDefault();
    const { start, end } = player.clock.range;
    switch (action.type) {
      case 'toggle':
        return player.toggle();
      case 'mute':
        return player.toggleMuted();
      case 'full-screen':
        return screen.toggleFull();
      case 'captions':
        return player.toggleText();
      case 'begin':
        return player.goTo(start);
      case 'end':
        return player.goTo(end);
      case 'step':
        return player.step(action.seconds);
      case 'louder':
        return player.setVolume(player.clock.volume + action.by);
      case 'part':
        return player.goTo(start + (end - start) * action.of);
    }
  });
}
