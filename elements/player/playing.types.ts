import type { ElementProps } from '../../src/element/define-element.ts';
import type { Range, Tracks } from '../../src/media/engine.types.ts';
import type { texts as mediaTexts } from '../../src/media/media.texts.ts';
import type { Mailbox } from './mailbox.ts';
import type { contract } from './player.element.ts';
import type { texts as ownTexts } from './player.texts.ts';
import type { Play, Problem } from './player-machine.ts';
import type { texts } from './playing.texts.ts';
import type { Preparation } from './prepare.part.ts';

export type PlayingTexts = Readonly<
  Record<keyof typeof texts | keyof typeof ownTexts | keyof typeof mediaTexts, string>
>;

/** State of the media element. */
export interface Clock {
  time: number;
  range: Range;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  rate: number;
}

/** Player model for the controls. */
export interface PlayerModel {
  play: Play;
  problem: Problem | null;
  clock: Clock;
  tracks: Tracks;
  lines: readonly string[];
  /** Thumbnail track for seeking. */
  thumbnails: string | undefined;
  /** Plays, or tries again. */
  begin(): void;
  stop(): void;
  toggle(): void;
  goTo(seconds: number): void;
  step(seconds: number): void;
  goLive(): void;
  setVolume(volume: number): void;
  toggleMuted(): void;
  setRate(rate: number): void;
  setHeight(height: number | null): void;
  setAudio(id: string): void;
  setText(id: string | null): void;
  toggleText(): void;
  /** Looks for choices that the file does not have, but the stream does. */
  findChoices(): void;
}

/** Properties of the part. */
export interface PlayingProps {
  props: ElementProps<typeof contract>;
  box: HTMLElement;
  element: HTMLMediaElement;
  /** The element is the server's, and the reader has started its file. */
  isServers: boolean;
  mailbox: Mailbox;
  /** Second to begin at. */
  start: number | undefined;
  isPressed: boolean;
  /** Gives the media that was found ahead of the press, once. */
  takePreparation(): Promise<Preparation | undefined> | undefined;
}
