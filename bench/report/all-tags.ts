import type { AllTagsVisit } from '../measure/all-tags.ts';
import { median } from '../statistics.ts';
import { number, table } from './markdown.ts';

export interface AllTagsResults {
  command: string;
  date: string;
  browser: string;
  cores: number;
  /** Load of the machine, before and after the run. */
  load: [number, number];
  tags: number;
  /** Each round’s visit, by the width of the window. */
  visits: Record<number, AllTagsVisit[]>;
}

/** Returns the results as a page of the docs. */
export function allTagsReport({ command, date, browser, cores, load, tags, visits }: AllTagsResults): string {
  const rows = Object.entries(visits).map(([width, all]) => {
    const of = (read: (visit: AllTagsVisit) => number, digits = 0) => number(median(all.map(read)), digits);
    return [
      `${width} px`,
      of(({ code }) => code),
      of(({ requests }) => requests),
      of(({ seconds }) => seconds, 1),
      of(({ blocking }) => blocking),
      of(({ shift }) => shift, 3),
      of(({ violations }) => violations.length),
    ];
  });
  const each = Object.values(visits).flat();
  const states = each.at(-1)?.states ?? {};
  const [at = '', first = []] = Object.entries(visits)[0] ?? [];
  const causes = Object.entries(first.at(-1)?.causes ?? {})
    .sort(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([tag, value]) => `${tag} ${number(value, 3)}`)
    .join(', ');
  const found = [...new Set(each.flatMap(({ violations }) => violations))];
  return `# All tags on one page

A page with the server content of ${tags} tags (\`elements/*/*.demo.html\`), in development mode (\`dev\`). A new reader scrolls from one tag to the next,
and waits for each. No site has such a page. It shows the cost of the whole library.

${table([
  [
    '',
    'bytes of script and style',
    'requests',
    'seconds until the last is ready',
    'ms of blocking',
    'layout shift',
    'violations of WCAG 2.2 AA',
  ],
  ...rows,
])}

Causes of layout shifts at ${at} px, as \`<ap-config metrics>\` reports them, added up: ${causes}.

State of the tags: ${Object.entries(states)
    .map(([state, names]) => `${state} ${names.length}${names.length < 10 ? ` (${names.join(', ')})` : ''}`)
    .join('; ')}.
${found.map((violation) => `\n- ${violation}`).join('')}
\`${command}\`, ${date}, ${browser}, ${cores} cores, load ${load.map((value) => number(value, 1)).join(' before and ')} after; medians.
`;
}
