import { expect, test } from 'vitest';
import { readScanner } from './scanner.ts';

test.each([
  ['clamd.example.cat:3310', { host: 'clamd.example.cat', port: 3310 }],
  ['127.0.0.1:1', { host: '127.0.0.1', port: 1 }],
  ['[::1]:65535', { host: '::1', port: 65535 }],
  ['', undefined],
  [undefined, undefined],
])('W-18 SCANNER=%s is read', (value, address) => {
  expect(readScanner(value)).toEqual(address);
});

test.each(['clamd', ':3310', 'a:0', 'a:65536', 'a b:1', '::1:3310', 'http://clamd:3310'])(
  'W-18 SCANNER=%s is refused, and said so',
  (value) => {
    expect(() => readScanner(value)).toThrow('SCANNER must look like');
  },
);
