import { expect, test } from 'vitest';
import { safeUrl } from './safe-url.ts';

const refused: [reason: string, value: unknown][] = [
  ['script', 'javascript:alert(1)'],
  ['script in capitals', 'JaVaScRiPt:alert(1)'],
  ['script after a blank', '  javascript:alert(1)'],
  ['script after a control character', '\u0001javascript:alert(1)'],
  ['script after a null', '\u0000javascript:alert(1)'],
  ['script with a tab inside', 'java\tscript:alert(1)'],
  ['script with a line break inside', 'java\nscript:alert(1)'],
  ['script with a carriage return before the colon', 'javascript\r:alert(1)'],
  ['script that looks like a web address', 'javascript://example.cat/%0Aalert(1)'],
  ['vbscript', 'vbscript:msgbox(1)'],
  ['html in data', 'data:text/html,<script>alert(1)</script>'],
  ['picture in data', 'data:image/svg+xml,<svg onload=alert(1)>'],
  ['blob', 'blob:https://example.cat/1'],
  ['file', 'file:///etc/passwd'],
  ['source view', 'view-source:https://example.cat'],
  ['inner page of the browser', 'about:blank'],
  ['file transfer', 'ftp://example.cat/a'],
  ['intent of a phone', 'intent://example.cat#Intent;end'],
  ['user name before the host', 'https://example.cat@evil.example/'],
  ['user name and password', 'https://a:b@evil.example/'],
  ['user name in a relative address of another host', '//example.cat@evil.example/'],
  ['two backslashes', '\\\\evil.example'],
  ['slash and backslash', '/\\evil.example'],
  ['backslash inside the host', 'https:\\\\evil.example'],
  ['text turned round', 'https://example.cat/\u202Egpj.exe'],
  ['tab at the end', '/noticies\t'],
  ['nothing', ''],
  ['only blanks', '   '],
  ['host that is none', 'https://'],
  ['port out of range', 'https://example.cat:99999/'],
  ['undefined', undefined],
  ['null', null],
  ['number', 7],
  ['object that says it is an address', { toString: () => '/noticies' }],
  ['list', ['/noticies']],
];

test.each(refused)('W-06 refuses %s', (_reason, value) => {
  expect(safeUrl(value)).toBeUndefined();
});

const kept = [
  'https://example.cat/a?b=c#d',
  'http://example.cat',
  'HTTPS://EXAMPLE.CAT/A',
  'mailto:atencio@apunt.example?subject=Hola',
  'tel:+34960000000',
  '/noticies/patis',
  'patis',
  '../patis',
  './a:b',
  '?pagina=2',
  '#comentaris',
  '//example.cat/a',
  '/cerca?q=javascript:alert(1)',
  '/cerca?q=a\\b',
  '/música/ñ',
];

test.each(kept)('W-06 keeps %s as it is', (value) => {
  expect(safeUrl(value)).toBe(value);
});

test('W-06 trims spaces at the ends', () => {
  expect(safeUrl('  /noticies ')).toBe('/noticies');
});

test('W-04 W-06 reads a hostile address in linear time', () => {
  const long = `/a${' '.repeat(2_000_000)}b`;
  expect(safeUrl(long)).toBe(long);
});
