import type { Film } from './film.ts';

const [width, height, seconds] = [1280, 640, 12];

const scene = { scene: 'mountains', palette: 'horta', seed: 'volta' } as const;
const sides = ['nord', 'est', 'sud', 'oest'];

/** All around a hill, as a sphere unrolled: a word at each side of the horizon, and a sun that goes round. */
export const round: Film = {
  width,
  height,
  seconds,
  sceneAt: () => scene,
  before(t) {
    const words = sides.map(
      (side, index) =>
        `<text x="${((index + 0.5) / 4) * width}" y="${height * 0.52}" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="44" fill="#fffdf9" stroke="#20452f" stroke-width="8" paint-order="stroke">${side}</text>`,
    );
    const sun = `<circle cx="${(t / seconds) * width}" cy="${height * 0.3}" r="26" fill="#e0491b"/>`;
    return sun + words.join('');
  },
};
