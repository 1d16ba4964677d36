/**
 * Faults of server and network. The test requests them with a cookie, so that the widget gets a real answer.
 *
 *   ap-fault-<key> = <kind>[*<times>]@<path prefix>[#<key>].
 *
 * `500` and any other status answer with it, `timeout` never answers, `drop` cuts the connection.
 * `garbage` is 200 with text that is not JSON, `shape` is 200 with JSON of no known shape, `page` is 200 with html.
 */
export type FaultKind = 'timeout' | 'drop' | 'garbage' | 'shape' | 'page' | `${number}`;

export interface Fault {
  kind: FaultKind;
  /** Number of requests that get the fault; all when absent. */
  times: number;
  /** Path prefix of the affected requests. */
  path: string;
}

const form = /^(timeout|drop|garbage|shape|page|\d{3})(?:\*(\d+))?@(\/[^#]*)/;

/** Reads the faults of a Cookie header; values in another format are ignored. */
export function faultsOf(cookieHeader: string | undefined): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const pair of (cookieHeader ?? '').split(/;\s*/)) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (!name.startsWith('ap-fault')) continue;
    const text = decodeURIComponent(value);
    const [, kind, times, path] = form.exec(text) ?? [];
    if (kind && path)
      faults.set(text, { kind: kind as FaultKind, times: times ? Number(times) : Infinity, path });
  }
  return faults;
}

/** Chooses the fault for a request, and counts it. */
export function createFaultPicker(): (cookieHeader: string | undefined, path: string) => Fault | undefined {
  const met = new Map<string, number>();
  return (cookieHeader, path) => {
    for (const [key, fault] of faultsOf(cookieHeader)) {
      if (!path.startsWith(fault.path)) continue;
      const count = met.get(key) ?? 0;
      if (count >= fault.times) continue;
      met.set(key, count + 1);
      return fault;
    }
    return undefined;
  };
}
