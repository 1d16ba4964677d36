import { useState } from 'react';

export interface Problem<Code> {
  code: Code;
  /** Distinguishes repeated problems of the same kind, so that each is read aloud. */
  count: number;
}

/** Problem of the last submission, kept until the next one (REG-23). */
export function useProblem<Code>(): [Problem<Code> | null, (code: Code | null) => void] {
  const [problem, setProblem] = useState<{ code: Code | null; count: number }>({ code: null, count: 0 });
  const report = (code: Code | null) => setProblem(({ count }) => ({ code, count: count + 1 }));
  return [problem.code === null ? null : { code: problem.code, count: problem.count }, report];
}
