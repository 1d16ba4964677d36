import { number, table } from './markdown.ts';

export interface Sample {
  /** Bytes. */
  memory: number;
  handles: number;
  /** Milliseconds of each call. */
  times: readonly number[];
}

interface Quarter {
  memory: number;
  handles: number;
  median: number;
  p95: number;
}

export interface Quarters {
  first: Quarter;
  last: Quarter;
  isFlat: boolean;
}

/** Largest growth that still counts as flat: memory, handles and times. Times depend on the load of the machine. */
const most = { memory: 1.1, handles: 1.1, median: 1.5 };

/** Omits the first tenth, in which caches fill. */
export function compareQuarters(samples: readonly Sample[]): Quarters {
  const warm = samples.slice(Math.ceil(samples.length / 10));
  const quarter = Math.floor(warm.length / 4);
  const first = quarterOf(warm.slice(0, quarter));
  const last = quarterOf(warm.slice(-quarter));
  const isFlat = (['memory', 'handles', 'median'] as const).every(
    (key) => last[key] <= first[key] * most[key],
  );
  return { first, last, isFlat };
}

function quarterOf(samples: readonly Sample[]): Quarter {
  const times = samples.flatMap((sample) => sample.times).sort((one, other) => one - other);
  const middle = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  return {
    memory: middle(samples.map(({ memory }) => memory)),
    handles: middle(samples.map(({ handles }) => handles)),
    median: times[Math.floor(times.length / 2)] ?? Number.NaN,
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
  };
}

export interface SoakResults {
  command: string;
  date: string;
  cores: number;
  load: [before: number, after: number];
  minutes: number;
  calls: number;
  failed: number;
  quarters: Quarters;
}

export function soakReport({
  command,
  date,
  cores,
  load,
  minutes,
  calls,
  failed,
  quarters,
}: SoakResults): string {
  const { first, last, isFlat } = quarters;
  const row = (name: string, key: keyof Quarter, digits = 0, part = 1) => [
    name,
    number(first[key] / part, digits),
    number(last[key] / part, digits),
    number(last[key] / first[key], 2),
  ];
  return `${[
    '# A long run of mixed use',
    `Written by \`${command} --write\`: ${number(minutes)} minutes of pages, a live feed, votes, searches, logins and uploads on one server with the embedded database. ${number(calls)} requests were made, of which ${number(failed)} failed. The machine has ${cores} cores; ${date}, load ${number(load[0], 1)} before and ${number(load[1], 1)} after. The first tenth of the time, in which caches fill, is omitted.`,
    table([
      ['', 'first quarter', 'last quarter', '×'],
      row('memory of the process without its garbage, MB', 'memory', 0, 1024 * 1024),
      row('open files and sockets', 'handles'),
      row('median ms', 'median', 1),
      row('95 % below ms', 'p95', 1),
    ]),
    isFlat
      ? `Nothing grows: memory and handles differ by at most ${number((most.memory - 1) * 100)} %, and the median by at most ${number((most.median - 1) * 100)} %.`
      : 'It is **not flat**.',
  ].join('\n\n')}\n`;
}
