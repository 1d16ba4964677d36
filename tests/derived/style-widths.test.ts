import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../requirements/inventory.ts';

const sheets = globSync('{src,elements,demo}/**/*.css', { cwd: root });

/** Window widths in media queries, each with its file: «header.css max-width 1099.98». */
const widths = sheets.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(([media]) =>
    [...media.matchAll(/(min|max)-width: *([\d.]+)px/g)].map(([, side, px]) => ({
      said: `${file} ${side}-width ${px}`,
      /** First integer width above the limit. */
      from: side === 'min' ? Number(px) : Number(px) + 0.02,
    })),
  ),
);
const saidOf = (found: typeof widths) => found.map(({ said }) => said);

test('BP-04 a rule for narrow windows ends where one for wide windows begins, fractions included', () => {
  expect(widths.length).toBeGreaterThan(20);
  expect(saidOf(widths.filter(({ from }) => !Number.isInteger(Number(from.toFixed(4)))))).toEqual([]);
});

test('BP-02 BP-03 a limit near one of the breakpoints is that breakpoint', () => {
  // below 567 one slide, below 568 a phone, below 578 one column, below 1100 a tablet; some rules treat 1100 itself
  // as a tablet
  const breakpoints = [567, 568, 578, 1100, 1101];
  const isNear = ({ from }: { from: number }) => breakpoints.some((point) => Math.abs(from - point) < 4);
  const isOne = ({ from }: { from: number }) => breakpoints.includes(Number(from.toFixed(4)));
  expect(saidOf(widths.filter((width) => isNear(width) && !isOne(width)))).toEqual([]);
});
