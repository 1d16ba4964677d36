/**
 * How far the small player has come: it stands there, it has been asked to go on, it does, it does not any more. `gone` is closed, or
 * another plays in its place.
 */
export type MiniStep = 'offered' | 'opening' | 'playing' | 'paused' | 'failed' | 'ended' | 'gone';

/** `paused` is also what a browser says that lets nothing sound which nobody has pressed. */
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
