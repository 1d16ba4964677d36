import type { Faults } from '../server/flaky-proxy.ts';
import { median } from '../statistics.ts';

export interface ParticipationResults {
  command: string;
  date: string;
  browser: string;
  cores: number;
  /** Load of the machine, before and after the run. */
  load: [number, number];
  /** In bytes. */
  size: number;
  partSize: number;
  /** Times in milliseconds, growth in bytes. */
  flaky: Faults & { time: number; growth: number; isWhole: boolean; complete: number };
  ours: readonly number[];
  plain: readonly number[];
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Returns the results as a page of the docs. */
export function participationReport(results: ParticipationResults): string {
  const { size, partSize, flaky, ours, plain, load } = results;
  const parts = Math.ceil(size / partSize);
  const speed = (time: number) => number(size / 1e6 / (time / 1000), 1);
  const ratio = median(ours.map((time, round) => time / (plain[round] ?? Number.NaN)));
  return `# What sending a video of 500 MB costs

A visitor who is logged in sends ${number(size)} bytes, the most that a video may have, in ${parts} parts of ${number(partSize)} bytes, by
\`<ap-ugc-form>\` on \`/participa/3\` in Chromium, through a proxy on the same machine, to the demo’s own store. Nothing here is a test: figures
depend on the machine.

## Through a network that fails (BEY-23)

One call in twenty of an upload is answered with 503; of the parts, one in twenty is cut off after 2 MB, one comes with an address that
has expired by the clock of the store; and of one call in twenty the answer gets lost when all has been done.

| | |
| :-- | --: |
| arrived byte for byte (SHA-256) | ${flaky.isWhole ? 'yes' : '**no**'} |
| calls answered with 503 | ${flaky.errors} |
| parts cut off | ${flaky.cuts} |
| addresses that had expired | ${flaky.expired} |
| answers that got lost | ${flaky.lost} |
| seconds until the visitor is thanked | ${number(flaky.time / 1000, 1)} |
| milliseconds of completing 500 MB | ${number(flaky.complete)} |
| growth of the page’s memory at the worst of five looks a second, in bytes: JavaScript, what the DOM keeps and their buffers, garbage included | ${number(flaky.growth)} |
| the same in parts; the goal is below 3 | ${number(flaky.growth / partSize, 2)} |

## Without faults, beside plain \`PUT\`

The same parts of the same file in the same page, by \`fetch\` to addresses that are signed already, one after the other. The widget’s time goes
from the press until the visitor is thanked, with the calls of the API and completing in it. On two busy cores, runs have given ratios
from 0.8 to 1.4.

| | seconds | MB a second |
| :-- | --: | --: |
| \`<ap-ugc-form>\` | ${number(median(ours) / 1000, 1)} | ${speed(median(ours))} |
| plain \`PUT\` | ${number(median(plain) / 1000, 1)} | ${speed(median(plain))} |
| ratio, the median of each round’s | ${number(ratio, 2)} | |

## How it was measured

\`${results.command} --write\`, ${results.date}: Chromium ${results.browser}, ${results.cores} cores, load ${number(load[0], 1)} before and ${number(load[1], 1)} after.
`;
}
