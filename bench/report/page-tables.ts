import type { PageCost, Visits } from '../measure/page-cost.ts';
import type { RequestCost } from '../measure/requests.ts';
import type { Visit } from '../measure/visit.ts';
import { ownPaths, type Variant } from '../server/variants.ts';
import { median, medianRatio } from '../statistics.ts';
import { KB, number, table } from './markdown.ts';

type Figure = Exclude<keyof Visit, 'requests'>;

export const names: Record<Variant, string> = {
  ours: 'the library',
  whole: 'the whole article, with header, hours and favourite buttons',
  demo: 'the article as the demo has it, with side bar and carousel too',
  previous: 'the build before',
  floor: 'floor: plain custom elements',
  shoelace: 'Shoelace, its autoloader',
  webawesome: 'Web Awesome, its autoloader',
  blank: 'blank: no widgets',
};

/** Returns one value of each visit with a press. */
export const figures = (visits: Visits | undefined, name: Figure): number[] =>
  (visits?.pressed ?? []).map((visit) => visit[name]);

/** Formats all measurements of the article, on a desktop and, if measured, on a phone. */
export function pageTables(page: PageCost, phone?: PageCost): string {
  const tables = [
    '## The article page, first visit',
    pageTable(page.first),
    '## The article page, repeat visit',
    'The third visit: files come from the cache, and the browser has stored the compiled code.',
    pageTable(page.repeat),
  ];
  if (phone)
    tables.push(
      '## The article page on a phone, first visit',
      '360 × 740, and the page is scrolled to the poll as soon as it is painted.',
      pageTable(phone.first),
    );
  return [
    ...tables,
    '## Requests of the library, first visit',
    'Without a press.',
    requestTable(page.first.ours?.untouched),
  ].join('\n\n');
}

function pageTable(visits: PageCost['first']): string {
  const rows = (Object.keys(names) as Variant[]).flatMap((variant) => {
    const own = visits[variant];
    if (!own) return [];
    const of = (name: Figure, digits = 0, scale = 1) => number(median(figures(own, name)) / scale, digits);
    const ratio = (name: Figure) => number(medianRatio(figures(own, name), figures(visits.floor, name)), 2);
    return [
      [
        names[variant],
        number(own.untouched.bytes),
        number(own.untouched.requestCount),
        of('painted'),
        of('answered'),
        ratio('answered'),
        of('takenOver'),
        ratio('takenOver'),
        of('blocking'),
        of('mainThread'),
        of('shift', 4),
        of('heap', 0, KB),
      ],
    ];
  });
  const moments = ['painted ms', 'answered ms', '× floor', 'taken over ms', '× floor'];
  const head = [
    '',
    'bytes',
    'requests',
    ...moments,
    'blocking ms',
    'main thread ms',
    'layout shift',
    'heap KB',
  ];
  return table([head, ...rows]);
}

function requestTable(visit: Visit | undefined): string {
  const isOwn = ({ url, cached }: RequestCost) => !cached && ownPaths.ours.test(url);
  const own = (visit?.requests ?? []).filter(isOwn);
  return table([
    ['Request', 'begun at ms', 'bytes'],
    ...own.map(({ url, at, bytes }) => [`\`${url.replace('/ours', '')}\``, number(at), number(bytes)]),
  ]);
}
