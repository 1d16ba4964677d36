import { config } from '../config/config.ts';
import { registry } from '../storage/registry.ts';
import { createPoller, type Poller } from './poller.ts';
import type { AnswerListener, SharedPoll, SharedPollOptions } from './polling.types.ts';

/**
 * One poller per browser for a key (BEY-05): one of the visible documents leads and sends requests, the others
 * receive its responses. Hidden documents send none; on return they do so at once if the last response is older than
 * the interval (LIVE-15).
 */
export function sharedPoll<T>({ key, interval, ask }: SharedPollOptions<T>): SharedPoll<T> {
  const listeners = new Set<AnswerListener<T>>();
  /** Includes release and base path, since the same key may mean something else there. */
  const name = `ap-poll ${registry().version} ${config().basePath} ${interval} ${key}`;
  let poller: Poller | undefined;
  let isStopped = false;

  function rest() {
    poller?.stop();
    poller = undefined;
  }

  return {
    subscribe(listener) {
      if (isStopped) return () => {};
      const own: AnswerListener<T> = (answer, from) => listener(answer, from);
      listeners.add(own);
      poller ??= createPoller<T>({
        name,
        interval,
        ask,
        onAnswer: (answer, from) => {
          for (const listener of [...listeners]) listener(answer, from);
        },
      });
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) rest();
      };
    },
    now: () => poller?.now(),
    stop() {
      isStopped = true;
      listeners.clear();
      rest();
    },
  };
}
