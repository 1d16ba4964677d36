import { registry } from '../storage/registry.ts';
import type { ApError } from './errors.types.ts';

/** Records an error for which the specification has no sentence: its text is its message. */
export function recordError(error: Omit<ApError, 'text'>): void {
  registry().errors.record({ ...error, text: error.message });
}
