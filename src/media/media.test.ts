import { describe, expect, test, vi } from 'vitest';
import { plainCue } from './cue-track.ts';
import { faultOf, faultOfMediaError, faultOfNetwork, faultOfStatus, faultOfStream } from './fault.ts';
import { isStream } from './load-streams.ts';

describe('BEY-19 why it does not play', () => {
  test.each([
    [401, 'forbidden'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [410, 'not-found'],
    [451, 'blocked'],
    [500, 'unreadable'],
  ])('an answer %i means %s', (status, fault) => {
    expect(faultOfStatus(status)).toMatchObject({ fault, detail: status });
    expect(faultOfStream({ code: 1001, data: ['/x', status] })).toMatchObject({ fault, detail: status });
  });

  test.each([
    [1003, [], 'stalled'],
    [3016, [3], 'decode'],
    [3016, [4], 'codec'],
    [3014, [], 'decode'],
    [4032, [], 'codec'],
    [4000, [], 'unreadable'],
    [4012, [], 'protected'],
    [6001, [], 'protected'],
    [6007, [{ code: 1001, data: ['/licence', 403] }], 'forbidden'],
    [6007, [{ code: 1003, data: ['/licence'] }], 'stalled'],
    [6007, [{ code: 1001, data: ['/licence', 404] }], 'protected'],
    [6007, [], 'protected'],
  ])('the error %i of a stream, with %j, means %s', (code, data, fault) => {
    expect(faultOfStream({ code, data }).fault).toBe(fault);
  });

  test.each([
    [3, 'decode'],
    [4, 'codec'],
    [undefined, 'unreadable'],
  ])('the error %s of the browser means %s', (code, fault) => {
    expect(faultOfMediaError(code).fault).toBe(fault);
  });

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('BEY-19 a request without an answer, with a connection (%s), means %s', (onLine, fault) => {
    vi.stubGlobal('navigator', { onLine });
    expect(
      [faultOfNetwork(), faultOfStream({ code: 1002 }), faultOfMediaError(2)].map((one) => one.fault),
    ).toEqual(Array(3).fill(fault));
    vi.unstubAllGlobals();
  });

  test('anything else that is thrown is unreadable', () => {
    expect(faultOf(new TypeError('x')).fault).toBe('unreadable');
    expect(faultOf(faultOfStatus(404)).fault).toBe('not-found');
  });
});

test.each([
  ['/a/master.m3u8?x=1', undefined, true],
  ['/a/manifest.mpd', undefined, true],
  ['/a', 'application/x-mpegURL', true],
  ['/a.m3u8', 'video/mp4', false],
  ['/a.mp4', undefined, false],
])('%s of the type %s is a stream: %s', (src, type, is) => {
  expect(isStream({ src, type })).toBe(is);
});

test('W-04 a cue is text, whatever its markup', () => {
  expect(plainCue('<v Anna>Bon <i>dia</i></v> &amp; bona <img src=x onerror=alert(1)>nit')).toBe(
    'Bon dia & bona nit',
  );
  expect(plainCue('una\ndos')).toBe('una\ndos');
});
