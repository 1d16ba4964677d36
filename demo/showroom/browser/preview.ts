import type { HeardEvent } from './heard-event.ts';

// Runs in the preview and in the states, before the bundle, so that it also receives the first events.
const { events = '', voted } = document.documentElement.dataset;

/** Events from before the outer page listened; undefined afterwards. */
let untold: HeardEvent[] | undefined = [];

if (voted) rememberVote(JSON.parse(voted));
for (const name of events.split(' ').filter(Boolean)) document.addEventListener(name, report);
addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === location.origin && data === 'listening') tellAll();
});
stayHere();

function report(event: Event): void {
  const detail = event instanceof CustomEvent ? plain(event.detail) : undefined;
  const heard: HeardEvent = { heard: true, name: event.type, detail };
  if (untold) untold.push(heard);
  else tell(heard);
}

/** Reports the first events late, since the outer page may begin to listen after them. */
function tellAll(): void {
  for (const heard of untold ?? []) tell(heard);
  untold = undefined;
}

function tell(heard: HeardEvent): void {
  parent.postMessage(heard, location.origin);
}

function plain(detail: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(detail ?? null));
  } catch {
    return '(no és JSON)';
  }
}

/** Adds a vote to those that this browser remembers, as if it had voted before (POLL-04, POLL-12). */
function rememberVote(vote: { pollId: string; votedOptionId: string }): void {
  const key = 'ap-voted-polls';
  const others = votesIn(localStorage.getItem(key)).filter(({ pollId }) => pollId !== vote.pollId);
  localStorage.setItem(key, JSON.stringify([...others, vote]));
}

function votesIn(stored: string | null): { pollId: string }[] {
  try {
    const votes: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(votes) ? votes : [];
  } catch {
    return [];
  }
}

/** Blocks links of the server content, which would load a whole page inside the frame. */
function stayHere(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const link = event.target.closest('a[href]');
    if (link instanceof HTMLAnchorElement && !link.target) link.target = '_top';
  });
}
