import type { ApError, ApErrors } from './errors.types.ts';

const MAX_ERRORS = 50;

/** The last 50 errors of the document; each is also sent as `ap-error` on `document` (HTTP-17). */
export function createErrorList(): ApErrors {
  const errors: ApError[] = [];
  return {
    list: () => [...errors],
    record(error) {
      errors.push(error);
      if (errors.length > MAX_ERRORS) errors.shift();
      document.dispatchEvent(new CustomEvent('ap-error', { detail: error }));
    },
  };
}
