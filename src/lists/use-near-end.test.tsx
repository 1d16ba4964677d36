import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNearEnd } from './use-near-end.ts';

/** An observer whose target is near the screen. */
class Near {
  readonly #listener: IntersectionObserverCallback;

  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener;
  }

  observe() {
    this.#listener([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }

  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Near));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function List({ load }: { load: () => void }) {
  const [end] = useNearEnd(true, load);
  return <div ref={end} />;
}

test.each([
  ['has not scrolled', 0, 0],
  ['scrolled before the code came', 400, 1],
])('LIST-08 loads more near the end for a reader who %s', (_who, scrolled, calls) => {
  vi.stubGlobal('scrollY', scrolled);
  const load = vi.fn();
  render(<List load={load} />);
  expect(load).toHaveBeenCalledTimes(calls);
  fireEvent.scroll(window);
  expect(load).toHaveBeenCalledTimes(1);
});
