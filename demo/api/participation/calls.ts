/** What the house asks its public for. */
const calls: Readonly<Record<string, { anonymous: boolean }>> = {
  1: { anonymous: false },
  2: { anonymous: true },
};

export const findCall = (id: string): { anonymous: boolean } | undefined =>
  Object.hasOwn(calls, id) ? calls[id] : undefined;
