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

A logged-in visitor sends ${number(size)} bytes, the maximum of a video, in ${parts} parts of ${number(partSize)} bytes. The upload goes from \`<ap-ugc-form>\` on
\`/participa/3\` in Chromium, through a proxy on the same machine, to the demo’s own store. The figures depend on the machine, and no test
checks them.

## Through a network that fails (BEY-23)

The proxy simulates these faults:

- one call in twenty gets 503;
- one part in twenty is cut off after 2 MB;
- one part has an address that has expired;
- one call in twenty is executed, but its response is lost.

| | |
| :-- | --: |
| arrived byte for byte (SHA-256) | ${flaky.isWhole ? 'yes' : '**no**'} |
| calls that got 503 | ${flaky.errors} |
| parts cut off | ${flaky.cuts} |
| addresses that had expired | ${flaky.expired} |
| lost responses | ${flaky.lost} |
| seconds until the message of success | ${number(flaky.time / 1000, 1)} |
| milliseconds to complete the 500 MB in the store | ${number(flaky.complete)} |
| largest growth of the page’s memory in bytes, measured five times a second: JavaScript, DOM and buffers, garbage included | ${number(flaky.growth)} |
| the same growth, in sizes of a part; the goal is below 3 | ${number(flaky.growth / partSize, 2)} |

## Without faults, compared with plain \`PUT\`

For comparison the same page sends the same parts by \`fetch\`, one after the other, to addresses that are already signed. The time of the widget
is from the press to the message of success, and includes the calls of the API. On two busy cores the ratio was between 0.8 and 1.4.

| | seconds | MB a second |
| :-- | --: | --: |
| \`<ap-ugc-form>\` | ${number(median(ours) / 1000, 1)} | ${speed(median(ours))} |
| plain \`PUT\` | ${number(median(plain) / 1000, 1)} | ${speed(median(plain))} |
| ratio, the median of each round’s | ${number(ratio, 2)} | |

## How it was measured

\`${results.command} --write\`, ${results.date}: Chromium ${results.browser}, ${results.cores} cores, load ${number(load[0], 1)} before and ${number(load[1], 1)} after.
`;
}
