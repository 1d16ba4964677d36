import { expect, test } from 'vitest';
import { isDatabaseFault } from './database-fault.ts';

const failure = (code: string) => Object.assign(new Error('of the database'), { code });

test.each(['08006', '40001', '40P01', '53100', '57014', '57P01', '58030', '25006', 'ECONNREFUSED'])(
  'API-45 %s is a fault of the database, which the same call may not meet in a moment',
  (code) => expect(isDatabaseFault(failure(code))).toBe(true),
);

test.each(['23505', '40002', '42P01', 'EACCES'])(
  'API-45 %s is a fault of what was asked, or of ours',
  (code) => expect(isDatabaseFault(failure(code))).toBe(false),
);

test('API-45 of several addresses all must have failed so', () => {
  const [away, ours] = [failure('ECONNREFUSED'), failure('EACCES')];
  expect(isDatabaseFault(new AggregateError([away, away]))).toBe(true);
  expect(isDatabaseFault(new AggregateError([away, ours]))).toBe(false);
});
