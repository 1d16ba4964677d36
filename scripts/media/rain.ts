import { randomOf } from '../../demo/cms/pictures/random.ts';
import type { Film } from './film.ts';

const [width, height, seconds] = [640, 360, 6];

const random = randomOf('gotes');
const drops = Array.from({ length: 70 }, () => ({
  x: random.between(0, width * 1.2),
  y: random.between(0, 1),
  falls: Math.floor(random.between(3, 6)),
  length: random.between(10, 26),
}));

const scene = { scene: 'weather', palette: 'cel', seed: 'pluja' } as const;

/** Rain over a scene of paper: every drop falls a whole number of times, so that the end meets the beginning. */
export const rain: Film = {
  width,
  height,
  seconds,
  sceneAt: () => scene,
  before(t) {
    const lines = drops.map(({ x, y, falls, length }) => {
      const way = (y + (t / seconds) * falls) % 1;
      const [left, top] = [x - way * 60, way * (height + 60) - 30];
      return `M${left.toFixed(1)} ${top.toFixed(1)}l${(-length * 0.16).toFixed(1)} ${length.toFixed(1)}`;
    });
    return `<path d="${lines.join('')}" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
  },
};
