/**
 * State of the mini-player: shown, asked to play, playing, or stopped. `gone` means closed, or replaced by another
 * player.
 */
export type MiniStep = 'offered' | 'opening' | 'playing' | 'paused' | 'failed' | 'ended' | 'gone';

/** `paused` is also the event when a browser blocks sound that nobody has started by a press. */
export type MiniEvent = 'ask' | 'playing' | 'paused' | 'failed' | 'ended' | 'close';

export function nextMini(step: MiniStep, event: MiniEvent): MiniStep {
  if (step === 'gone') return step;
  switch (event) {
    case 'ask':
      return step === 'playing' ? step : 'opening';
    case 'paused':
      return step === 'opening' || step === 'playing' ? 'paused' : step;
    case 'close':
      return 'gone';
    default:
      return event;
  }
}

/** Decides whether playback moves to the next page, and whether it starts there by itself. */
export function leavingOf(step: MiniStep): { isKept: boolean; isPlaying: boolean } {
  return {
    isKept: step !== 'ended' && step !== 'gone',
    isPlaying: step === 'opening' || step === 'playing',
  };
}
