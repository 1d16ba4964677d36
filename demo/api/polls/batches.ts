interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result | Promise<Result>): void;
  reject(error: unknown): void;
}

export interface BatchOptions<Item, Result> {
  /** Handles a batch of items with the same key. @returns the results in the order of the items */
  run(items: readonly Item[]): Promise<readonly (Result | Promise<Result>)[]>;
  /** Maximum number of items in a batch. */
  most: number;
}

/**
 * Handles items in batches, one batch at a time for each key. Items that arrive during a run form the next batch, up to
 * the maximum.
 *
 * @returns a function that resolves with the result of its item, or rejects with the error of its run
 */
export function createBatches<Item, Result>({ run, most }: BatchOptions<Item, Result>) {
  const queues = new Map<string, Waiting<Item, Result>[]>();

  async function work(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, most);
      try {
        const results = await run(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  }

  return (key: string, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key);
      const waiting = { item, resolve, reject };
      if (queue) {
        queue.push(waiting);
        return;
      }
      const own = [waiting];
      queues.set(key, own);
      work(key, own);
    });
}
