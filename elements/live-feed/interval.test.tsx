import { test } from 'vitest';
import { playNetwork } from '../../tests/support/interval.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { contract } from './live-feed.element.ts';
import { LiveFeed } from './live-feed.tsx';

const network = playNetwork('{"messages":[],"hasMoreResults":false,"revision":1}');

test.each([
  [contract.attributes.interval.default, 20_000],
  [45_000, 45_000],
])('LIVE-02 with an interval of %i ms nothing is asked before it is over', async (interval, wait) => {
  renderInHost(
    <LiveFeed liveId="1" adPositions={['1', '5', '9']} messages={[]} closed={false} interval={interval} />,
  );
  await network.isAskedEvery(wait);
});
