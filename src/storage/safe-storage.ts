/**
 * Local and session storage that never throw: where the browser refuses them (private mode, quota,
 * blocked cookies) values live in memory for as long as the page does (STOR-04).
 */
export interface SafeStorage {
  get(key: string): string | null;
  /** Parsed JSON of a key; null when there is none, or it is unreadable. */
  json(key: string): unknown;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  const get = (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null;
  return {
    get,
    json(key) {
      try {
        return JSON.parse(get(key) ?? 'null');
      } catch {
        return null;
      }
    },
    set(key, value) {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const localStore: SafeStorage = safeStorage(() => localStorage);
export const sessionStore: SafeStorage = safeStorage(() => sessionStorage);
