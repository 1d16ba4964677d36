import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../demo/http/start-server.ts';
import { startChangingFront } from '../../demo/testing/changing-front.ts';
import { checkContract } from './check-contract.ts';
import type { Contract } from './document.types.ts';
import { linesOf, startCheckedDemo } from './testing/checked-demo.ts';

/** One operation of each kind of call; `npm run test:full` runs all. */
const sample = [
  'readPoll',
  'castVote',
  'listMessagesFrom',
  'saveContent',
  'subscribe',
  'listAz',
  'logOut',
  'readProfile',
];
const isFull = Boolean(process.env.TEST_FULL);
const usual = {
  seed: 29,
  runs: isFull ? 100 : 6,
  write: true,
  only: isFull ? [] : sample,
  cookie: undefined,
  account: undefined,
};
/** Running all operations a hundred times takes long. */
const patience = isFull ? 600_000 : 60_000;
const anna = { user: 'anna@example.cat', password: 'Secreta123' };
const rosa = { user: 'redaccio@example.cat', password: 'Redaccio1' };

// a separate server: afterwards it rejects this address for a while
let demo: Demo;
let contract: Contract;
beforeAll(async () => {
  ({ demo, contract } = await startCheckedDemo());
});
afterAll(() => demo?.close());

// runs before the many login attempts, which trigger the rate limit
test(
  'BEY-29 the demo keeps the document towards the newsroom',
  async () => {
    const options = {
      ...usual,
      baseUrl: demo.url,
      account: rosa,
      only: isFull ? ['newsroom'] : ['publishMessage'],
    };
    const report = await checkContract(contract, options);
    expect(linesOf(report)).toEqual([]);
    expect(report.summary().join()).not.toContain('not of the staff');
  },
  patience,
);

test(
  'BEY-29 the demo keeps the document, with a login and calls that write',
  async () => {
    const report = await checkContract(contract, { ...usual, baseUrl: demo.url, account: anna });
    expect(linesOf(report)).toEqual([]);
    expect(report.sent).toBeGreaterThan(isFull ? 5000 : 150);
  },
  patience,
);

test(
  'BEY-29 the demo keeps the document without a login, and nothing is written',
  async () => {
    const written: string[] = [];
    const front = await startChangingFront(demo.url, ({ method, url, status }) => {
      if (method !== 'GET' && status < 400) written.push(`${method} ${url}`);
      return undefined;
    });
    const only = isFull ? [] : [...sample, 'deleteAccount', 'readChildPhoto'];
    const report = await checkContract(contract, { ...usual, only, write: false, baseUrl: front.origin });
    await front.close();
    expect(linesOf(report)).toEqual([]);
    expect(written).toEqual([]);
    const summary = report.summary().join('\n');
    expect(summary).toMatch(/because they write \(--write\): .*castVote/);
    expect(summary).toMatch(/because they need a login .*readProfile/);
    expect(summary).toMatch(/because what they do is final: .*deleteAccount/);
    expect(summary).toMatch(/because the document has no example .*: .*readChildPhoto/);
  },
  patience,
);
