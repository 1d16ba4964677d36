import type { InPageCost } from '../measure/in-page.ts';
import type { Library } from '../measure/in-page-steps.ts';
import { median, medianRatio } from '../statistics.ts';
import { KB, number, table } from './markdown.ts';
import { names } from './page-tables.ts';

export function inPageTable({ mount, session, commits }: InPageCost): string {
  const libraries = (Object.keys(names) as Library[]).filter((library) => session[library]);
  const row = (name: string, digits: number, read: (library: Library) => number[] | undefined) => {
    const floor = read('floor') ?? [];
    return [
      name,
      ...libraries.flatMap((library) => {
        const own = read(library) ?? [];
        return [number(median(own), digits), library === 'floor' ? [] : number(medianRatio(own, floor), 2)];
      }),
    ].flat();
  };
  const head = libraries.flatMap((library) =>
    library === 'floor' ? [names.floor] : [names[library], '× floor'],
  );
  const rows = Object.entries(mount).flatMap(([size, costs]) => [
    row(`mounting ${number(Number(size))} polls, ms`, 0, (library) =>
      costs[library]?.map((one) => one.mount),
    ),
    row(`heap of each, KB`, 1, (library) => costs[library]?.map((one) => one.heapEach / KB)),
  ]);
  const shown = row('a session change that 1,000 elements show, ms', 1, (library) =>
    session[library]?.map((one) => one.shown),
  );
  const { elements, shown: renders, notShown } = commits;
  return [
    table([['', ...head], ...rows, shown]),
    `The page has ${number(elements)} elements that show the user’s name, and 1,000 polls that do not. React commits ${number(renders)} times when the name changes, and ${number(notShown)} times when other data of the user change.`,
  ].join('\n\n');
}
