import { expect, test } from 'vitest';
import { attributes, startPages } from '../testing/pages.ts';
import { contents, contentsOf, pathOf } from './content/contents.ts';

const { get } = await startPages();

test.each(contentsOf('gallery').map((content) => [pathOf(content), content]))(
  'GAL-01 GAL-02 %s begins with its photos, once, with a place for ads',
  async (path, { body }) => {
    const cards = body.flatMap((element) => (element.type === 'photo-gallery' ? element.cards : []));
    const { body: page } = await get(path);
    const galleries = page.match(/<ap-photo-gallery[\s\S]*?<\/ap-photo-gallery>/g) ?? [];
    expect(galleries).toHaveLength(1);
    expect(galleries[0]).toContain('<template slot="ad">');
    expect(galleries[0]?.match(/<li class="ap-slide">/g)).toHaveLength(cards.length);
    for (const { title = '', signature = '' } of cards) {
      expect(galleries[0]).toContain(title);
      expect(galleries[0]).toContain(signature);
    }
  },
);

test.each(contents.filter(({ kind }) => kind !== 'live').map((content) => pathOf(content)))(
  '%s leads on to other contents',
  async (path) => {
    const { body } = await get(path);
    const [, more = ''] = body.split('id="related-title"');
    expect(attributes(more.split('</aside>')[0] ?? '', 'href').length).toBeGreaterThan(0);
  },
);
