import { describe, test } from 'vitest';
import { playNetwork } from '../../tests/support/interval.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { contract } from './live-feed.element.ts';
import { LiveFeed } from './live-feed.tsx';

const draw = (interval: number) =>
  renderInHost(
    <LiveFeed liveId="1" adPositions={['1', '5', '9']} messages={[]} closed={false} interval={interval} />,
  );

describe('an empty feed', () => {
  const network = playNetwork('/live/1/', '{"messages":[],"hasMoreResults":false,"revision":1}');

  test.each([
    [contract.attributes.interval.default, 20_000],
    [45_000, 45_000],
  ])('LIVE-02 with an interval of %i ms nothing is asked before it is over', async (interval, wait) => {
    draw(interval);
    await network.isAskedEvery(wait);
  });
});

describe('a server that always has more', () => {
  const message = {
    id: '1',
    title: 'Gol',
    publishedDate: '2026-03-08T12:00:00Z',
    description: [],
    shareUrl: {},
  };
  const network = playNetwork('/live/1/', JSON.stringify({ messages: [message], hasMoreResults: true }));

  test('LIVE-12 is not asked again at once when it repeats itself', async () => {
    draw(20_000);
    await network.isAskedEvery(20_000);
  });
});
