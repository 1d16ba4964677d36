import { expect, test } from 'vitest';
import { decode, startPages } from '../testing/pages.ts';
import { readWidgetConfig } from './widget-config.ts';

test('reads attributes of <ap-config> by their types', () => {
  const value = {
    'map-token': 'a "b"',
    'http-timeout': '5000',
    metrics: '',
    'upload-hosts': 'https://a.example, https://b.example',
    routes: '{"home": "/inici"}',
    'ad-url': 'https://ads.example/v1',
    'video-provider': 'frame',
  };
  expect(readWidgetConfig(JSON.stringify(value))).toEqual({
    mapToken: 'a "b"',
    httpTimeout: 5000,
    metrics: true,
    uploadHosts: ['https://a.example', 'https://b.example'],
    routes: { home: '/inici' },
    adUrl: 'https://ads.example/v1',
    videoProvider: 'frame',
  });
  expect([readWidgetConfig(undefined), readWidgetConfig('')]).toEqual([{}, {}]);
});

test.each([
  ['{"mapp-style": "x"}', 'not "mapp-style"'],
  ['{"mapToken": "x"}', 'not "mapToken"'],
  ['{"site": "lacolla"}', 'not "site"'],
  ['{"base-path": "/x"}', 'not "base-path"'],
  ['{"constructor": "x"}', 'not "constructor"'],
  ['{"http-timeout": 5}', 'a text for http-timeout'],
  ['{"http-timeout": "soon"}', 'a number for http-timeout'],
  ['{"routes": "{"}', 'JSON for routes'],
  ['{"ad-url": "javascript:alert(1)"}', 'an address for ad-url'],
  ['{"video-provider": "vimeo"}', 'api or frame or hls for video-provider'],
  ['["metrics"]', 'a JSON object'],
  ['null', 'a JSON object'],
  ['metrics', 'a JSON object'],
])('WIDGET_CONFIG=%s is refused with a message that says "%s"', (value, message) => {
  expect(() => readWidgetConfig(value)).toThrow(message);
});

test('AD-12 the club has no service of ads, whatever the operator sets', async () => {
  const { get } = await startPages({
    widgetConfig: readWidgetConfig('{"ad-url": "https://ads.example/v1"}'),
  });
  expect((await get('/')).body).toContain('ad-url="https://ads.example/v1"');
  expect((await get('/lacolla')).body).not.toContain('ad-url');
});

test('every page of the CMS has the attributes, escaped, in place of the demo’s own', async () => {
  const widgetConfig = readWidgetConfig('{"map-token": "\\"><s>", "video-api": "/altra", "dev": "false"}');
  const { get } = await startPages({ widgetConfig });
  for (const path of ['/', '/lacolla', '/acces']) {
    const { body } = await get(path);
    const [config = ''] = /<ap-config[^>]*>/.exec(body) ?? [];
    expect(config, path).toContain(' video-api="/altra"');
    expect(config, path).not.toMatch(/playback| dev/);
    expect(decode(body), path).toContain(' map-token=""><s>"');
    expect(body, path).not.toContain('"><s>');
  }
});
