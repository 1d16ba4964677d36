import { expect, test } from 'vitest';
import { html } from '../../src/server/html.ts';
import { liveFeedTag, sample } from './live-feed.server.ts';

test('LIVE-07 reserves the space of an ad only where there is one', () => {
  expect(String(liveFeedTag(sample))).not.toContain('ap-live-ad');
  const withAd = String(liveFeedTag({ ...sample, ad: html`<ap-ad unit="directe"></ap-ad>` }));
  expect(withAd).toContain('<div class="ap-live-ad"><ap-ad unit="directe"></ap-ad></div>');
});
