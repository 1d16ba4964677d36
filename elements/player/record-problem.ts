import type { ApError } from '../../src/errors/errors.types.ts';
import type { Fault } from '../../src/media/fault.ts';
import { registry } from '../../src/storage/registry.ts';
import type { Problem } from './player-machine.ts';

const types: Readonly<Record<Fault, ApError['type']>> = {
  offline: 'network',
  unreachable: 'network',
  forbidden: 'unauthorized',
  'not-found': 'not-found',
  expired: 'not-found',
  blocked: 'unauthorized',
  address: 'unauthorized',
  site: 'unauthorized',
  limit: 'unauthorized',
  protected: 'script',
  codec: 'script',
  decode: 'script',
  stalled: 'timeout',
  unreadable: 'server',
};

/** Code that a reader can read out and support finds in the list of errors: fault, number and media id. */
export const supportCode = ({ fault, detail }: Problem, bcId: string | undefined): string =>
  ['AP', fault.toUpperCase(), detail, bcId].filter(Boolean).join('-');

/** Records a problem for the page's maintainers, even if it is not shown to readers (PLAY-26). */
export function recordProblem(problem: Problem, bcId: string | undefined): void {
  const message = `ap-player: ${supportCode(problem, bcId)}`;
  registry().errors.record({
    tag: 'ap-player',
    phase: 'http',
    code: problem.fault,
    type: types[problem.fault],
    message,
    text: message,
  });
}
