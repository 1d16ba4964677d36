import { test } from 'vitest';
import { playNetwork } from '../../tests/support/interval.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { contract } from './streaming-list.element.ts';
import { StreamingList } from './streaming-list.tsx';

const network = playNetwork('/streaming/list', '{"streamingList":[{"id":"1","title":"Apunt Ràdio"}]}');

test.each([
  [contract.attributes.interval.default, 10_000],
  [25_000, 25_000],
])('STRM-02 STRM-04 with an interval of %i ms nothing is asked before it is over', async (interval, wait) => {
  renderInHost(<StreamingList excludeId={undefined} heading="Directes" items={[]} interval={interval} />);
  await network.isAskedEvery(wait);
});
