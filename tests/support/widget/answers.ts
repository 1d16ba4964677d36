import { afterEach } from '../contract.ts';
import type { Answer } from './answers.types.ts';

const ids = new Set<string>();

/** Sets a response until the test ends. Returns functions that end it, or release held calls. */
export async function answer(asked: Answer): Promise<{ release(): Promise<void>; end(): void }> {
  const id = await (await fetch('/answers', { method: 'POST', body: JSON.stringify(asked) })).text();
  ids.add(id);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's promise would let a request overtake it
  document.cookie = `ap-answer-${id}=1; path=/`;
  return {
    release: async () => void (await fetch(`/answers/release?id=${id}`)),
    end: () => end(id),
  };
}

/** Holds the demo's response until it is released. */
export const hold = (path: string, method?: string) =>
  answer({ path, held: true, ...(method !== undefined && { method }) });

function end(id: string): void {
  ids.delete(id);
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `ap-answer-${id}=; path=/; max-age=0`;
}

afterEach(async () => {
  for (const id of ids) {
    await fetch(`/answers/release?id=${id}`);
    end(id);
  }
});
