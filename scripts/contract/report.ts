import { type Call, shortly } from './call.ts';
import type { Operation } from './document.types.ts';
import { successOf, type Verdict } from './judge.ts';

/** Difference, and its number of occurrences. */
export interface Finding {
  operation: string;
  /** First call that showed the difference. */
  sent: string;
  difference: string;
  count: number;
}

/** Evidence from an operation's responses that it conforms to the document. */
interface Proof {
  operation: Operation;
  /** State of the success response: not requested, not seen, seen, or impossible in this run. */
  success: 'not asked' | 'missing' | 'met' | 'excused';
  isJudged: boolean;
  /** The first call that proved nothing. */
  sent: string;
  /** Why calls proved nothing. */
  notes: Set<string>;
}

/** Findings and counts of a run. */
export class Report {
  readonly findings: Finding[] = [];
  sent = 0;
  readonly #byFault = new Map<string, Finding>();
  /** Numbers of calls by reason, then by operation id. */
  readonly #skipped = new Map<string, Map<string, number>>();
  readonly #notes = new Map<string, Map<string, number>>();
  readonly #proofs = new Map<string, Proof>();
  readonly #found: (finding: Finding) => void;

  constructor(found: (finding: Finding) => void) {
    this.#found = found;
  }

  /** @param isSuccess true if the response is a documented success of the operation */
  add(call: Call, verdict: Verdict, isSuccess: boolean): void {
    const { operation, how, request, expected } = call;
    const sent = `${shortly(request)} (${how})`;
    this.sent++;
    const proof = this.#proofs.get(operation.id) ?? {
      operation,
      success: 'not asked',
      isJudged: false,
      sent: '',
      notes: new Set(),
    };
    this.#proofs.set(operation.id, proof);
    if (expected === 'done' && proof.success === 'not asked') proof.success = 'missing';
    if (!verdict && isSuccess) proof.success = 'met';
    if (!verdict || 'difference' in verdict) proof.isJudged = true;
    if (!verdict) return;
    if ('difference' in verdict) {
      this.#differs(operation.id, sent, verdict.difference);
      return;
    }
    count(this.#notes, verdict.note, operation);
    proof.sent ||= sent;
    proof.notes.add(verdict.note);
    if (verdict.isExcused && proof.success === 'missing') proof.success = 'excused';
  }

  /** Lists the operations that no response has proven: a back end that is only busy proves nothing. */
  end(): void {
    const differing = new Set(this.findings.map(({ operation }) => operation));
    for (const { operation, success, isJudged, sent, notes } of this.#proofs.values()) {
      if (differing.has(operation.id)) continue;
      const why = [...notes].join(', ');
      if (success === 'missing')
        this.#differs(operation.id, sent, `not proven: ${successOf(operation)} never came, because ${why}`);
      else if (!isJudged && success !== 'excused')
        this.#differs(operation.id, sent, `not proven: no answer could be judged, because ${why}`);
    }
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
      `${sent} calls of ${this.#proofs.size} operations: ${
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
