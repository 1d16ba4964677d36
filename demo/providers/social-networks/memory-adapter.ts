import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  expiresAt: number;
}

/**
 * Storage of a simulated network: codes, tokens, choices. It replaces the library's own store, which prints a warning
 * that it is not for production. This store is not for production either.
 */
export function memoryAdapters(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();

  const alive = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    return found && found.expiresAt > Date.now() ? found.payload : undefined;
  };
  const forget = (isToGo: (one: Kept, key: string) => boolean) => {
    for (const [key, one] of kept) if (isToGo(one, key)) kept.delete(key);
  };

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) => {
      const keys = [...kept.keys()].filter((key) => key.startsWith(`${model}:`));
      return keys.map(alive).find((payload) => payload?.[field] === value);
    };
    return {
      async upsert(id, payload, expiresIn) {
        forget(({ expiresAt }) => expiresAt <= Date.now());
        const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000;
        kept.set(keyOf(id), { payload, expiresAt });
      },
      find: async (id) => alive(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = alive(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        forget(({ payload }) => payload.grantId === grantId);
      },
    };
  };
}
