import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

/** Creates batches whose runs end when the test says so. */
function heldBatches(most = 100) {
  const runs: { items: readonly number[]; end(error?: Error): void }[] = [];
  const add = createBatches<number, number>({
    most,
    run: (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(items.map((item) => item * 10)));
        runs.push({ items, end });
      }),
  });
  const itemsOf = async (count: number) => {
    await expect.poll(() => runs.length).toBe(count);
    return runs.map(({ items }) => items);
  };
  return { add, runs, itemsOf };
}

test('API-19 runs the first item at once, and later ones together after it', async () => {
  const { add, runs, itemsOf } = heldBatches();
  const results = [1, 2, 3].map((item) => add('a', item));
  expect(await itemsOf(1)).toEqual([[1]]);
  runs[0]?.end();
  expect(await itemsOf(2)).toEqual([[1], [2, 3]]);
  runs[1]?.end();
  expect(await Promise.all(results)).toEqual([10, 20, 30]);
  add('a', 4);
  expect(await itemsOf(3), 'the queue was empty').toEqual([[1], [2, 3], [4]]);
});

test('API-19 runs different keys in parallel, and limits the size of a batch', async () => {
  const { add, runs, itemsOf } = heldBatches(2);
  for (const item of [1, 2, 3, 4]) add('a', item);
  add('b', 5);
  expect(await itemsOf(2)).toEqual([[1], [5]]);
  runs[0]?.end();
  expect(await itemsOf(3)).toEqual([[1], [5], [2, 3]]);
});

test('API-19 rejects the items of a failed run, and continues with the next batch', async () => {
  const { add, runs, itemsOf } = heldBatches();
  const results = [1, 2].map((item) => add('a', item).catch(String));
  await itemsOf(1);
  runs[0]?.end(new Error('away'));
  await itemsOf(2);
  runs[1]?.end();
  expect(await Promise.all(results)).toEqual(['Error: away', 20]);
});
