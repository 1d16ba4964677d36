import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { callerOf } from '../api/http/caller.ts';
import { hashQueue } from '../api/security/passwords.ts';

/** Fills the queue of hashes until the test releases it, or ends. */
export async function saturateHashQueue() {
  const app = Fastify();
  const ends: (() => void)[] = [];
  let isEnded = false;
  app.get('/', (request) =>
    hashQueue.take(callerOf(request), async () => {
      if (!isEnded) await new Promise<void>((end) => ends.push(end));
    }),
  );
  const all = Array.from({ length: 60 }, (_, index) =>
    app.inject({ url: '/', remoteAddress: `203.0.113.${index % 3}` }),
  );
  // refused calls get a response; the others run or wait
  await Promise.any(all);
  const end = () => {
    isEnded = true;
    for (const one of ends) one();
  };
  onTestFinished(end);
  return { slow: Promise.all(all), end };
}
