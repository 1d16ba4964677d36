import { type Call, shortly } from './call.ts';
import type { Operation } from './document.types.ts';
import type { Verdict } from './judge.ts';

/** A difference, and how often it was met. */
export interface Finding {
  operation: string;
  /** The first call that met it. */
  sent: string;
  difference: string;
  count: number;
}

/** What came out of a run. */
export class Report {
  readonly findings: Finding[] = [];
  sent = 0;
  readonly #byFault = new Map<string, Finding>();
  /** Reasons, with the ids of operations and how many calls of each. */
  readonly #skipped = new Map<string, Map<string, number>>();
  readonly #notes = new Map<string, Map<string, number>>();
  readonly #asked = new Set<string>();
  readonly #found: (finding: Finding) => void;

  constructor(found: (finding: Finding) => void) {
    this.#found = found;
  }

  add({ operation, how, request }: Call, verdict: Verdict): void {
    this.sent++;
    this.#asked.add(operation.id);
    if (!verdict) return;
    if ('difference' in verdict)
      this.#differs(operation.id, `${shortly(request)} (${how})`, verdict.difference);
    else count(this.#notes, verdict.note, operation);
  }

  #differs(operation: string, sent: string, difference: string): void {
    const fault = `${operation} ${difference}`;
    const known = this.#byFault.get(fault);
    if (known) {
      known.count++;
      return;
    }
    const finding = { operation, sent, difference, count: 1 };
    this.#byFault.set(fault, finding);
    this.findings.push(finding);
    this.#found(finding);
  }

  skip(operation: Operation, reason: string): void {
    count(this.#skipped, reason, operation);
  }

  /** Sentences for the end of a run. */
  summary(): string[] {
    const lines = (groups: Map<string, Map<string, number>>, words: string) =>
      [...groups].map(([reason, calls]) => `${words}, because ${reason}: ${listed(calls)}.`);
    const { findings, sent } = this;
    const met = findings.reduce((all, { count: times }) => all + times, 0);
    return [
      ...lines(this.#skipped, 'Not sent'),
      ...lines(this.#notes, 'Not judged'),
      `${sent} calls of ${this.#asked.size} operations: ${
        findings.length === 0 ? 'no difference' : `${findings.length} differences, met ${met} times`
      }.`,
    ];
  }
}

export const lineOf = ({ operation, sent, difference }: Finding): string =>
  `${operation}: ${sent}: ${difference}`;

function count(groups: Map<string, Map<string, number>>, reason: string, { id }: Operation): void {
  const calls = groups.get(reason) ?? new Map<string, number>();
  groups.set(reason, calls.set(id, (calls.get(id) ?? 0) + 1));
}

const listed = (calls: Map<string, number>): string =>
  [...calls].map(([id, times]) => (times > 1 ? `${id} (${times})` : id)).join(', ');
