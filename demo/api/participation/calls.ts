import type { DemoContext } from '../context.ts';

/** Samples of what a house asks its public for. */
const samples: Readonly<Record<string, { anonymous: boolean }>> = {
  1: { anonymous: false },
  2: { anonymous: true },
};

/** Where there are no samples, nobody asks for anything. */
export const findCall = (
  { config }: Pick<DemoContext, 'config'>,
  id: string,
): { anonymous: boolean } | undefined =>
  config.seed && Object.hasOwn(samples, id) ? samples[id] : undefined;
