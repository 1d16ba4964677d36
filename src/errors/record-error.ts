import { registry } from '../storage/registry.ts';
import type { ApError } from './errors.types.ts';

/** Adds to the page's list what the specification has no sentence for: its text is its message. */
export function recordError(error: Omit<ApError, 'text'>): void {
  registry().errors.record({ ...error, text: error.message });
}
