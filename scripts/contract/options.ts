import { parseArgs } from 'node:util';

export interface Options {
  /** Base address of the calls, as in `https://www.example.cat/app`. */
  baseUrl: string;
  /** File or address of the document; by default that of this project. */
  document: string | undefined;
  /** File with examples that replace those of the document. */
  samples: string | undefined;
  /** `Cookie` of a session. */
  cookie: string | undefined;
  /** Credentials for the document’s own login operation. */
  account: { user: string; password: string } | undefined;
  /** True to send calls that write, too. */
  write: boolean;
  /** Ids or tags of operations; all when empty. */
  only: string[];
  /** Seed of the generated values. */
  seed: number;
  /** Generated calls for each operation. */
  runs: number;
}

export const usage = `npm run contract -- --base-url https://www.example.cat

  --document FILE|URL         instead of the document of this project
  --samples FILE              examples of your own: { "readPoll": { "parameters": { "id": "12" } } }
  --cookie 'name=value'       of a session, or
  --user NAME --password WORD to log in with
  --write                     sends calls that write, too: not to a server that readers use
  --only ID|TAG               as often as wanted
  --runs N                    generated calls for each operation (40)
  --seed N                    of a run before, to repeat it`;

/** @throws Error with a message for the user */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      'base-url': text,
      document: text,
      samples: text,
      cookie: text,
      user: text,
      password: text,
      write: { type: 'boolean', default: false },
      only: { ...text, multiple: true, default: [] },
      seed: text,
      runs: { ...text, default: '40' },
    },
  });
  const { user, password } = values;
  if ((user === undefined) !== (password === undefined))
    throw new Error('--user and --password go together.');
  return {
    baseUrl: addressOf(values['base-url']),
    document: values.document,
    samples: values.samples,
    cookie: values.cookie,
    account: user !== undefined && password !== undefined ? { user, password } : undefined,
    write: values.write,
    only: values.only,
    seed: values.seed === undefined ? Math.trunc(Math.random() * 2 ** 31) : whole('--seed', values.seed),
    runs: whole('--runs', values.runs),
  };
}

function addressOf(value: string | undefined): string {
  const url = URL.parse(value ?? '');
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash)
    throw new Error(`--base-url must look like https://www.example.cat, not "${value ?? ''}".`);
  return url.href.replace(/\/+$/, '');
}

function whole(name: string, value: string): number {
  if (!/^\d{1,10}$/.test(value)) throw new Error(`${name} must be a whole number, not "${value}".`);
  return Number(value);
}
