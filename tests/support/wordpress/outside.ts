import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Space of a tag, as style for an element of any kind. */
interface Room {
  display: string;
  width: string;
  height: string;
  margin: string;
  'vertical-align': string;
}

/** Selects tags that are not inside another tag. */
const outermost = `[...document.querySelectorAll('*')].filter((element) => element.localName.startsWith('ap-')
  && element.localName !== 'ap-config' && !element.parentElement.closest('[data-room], ap-embed, ap-gate, ap-opening'))`;

/** Returns the spaces of a page's tags, in document order. */
const roomsOf = (page: Page): Promise<Room[]> =>
  page.evaluate(
    `${outermost}.map((host) => {
      const { display, margin, verticalAlign } = getComputedStyle(host);
      const { width, height } = host.getBoundingClientRect();
      const room = display === 'inline' ? 'inline-block' : display;
      return { display: room, width: width + 'px', height: height + 'px', margin, 'vertical-align': verticalAlign };
    })`,
  );

/** Replaces each tag by an empty box of its size: everything still visible is outside the tags. */
const emptyTags = (page: Page, rooms: readonly Room[]): Promise<number> =>
  page.evaluate(
    `(() => {
      const rooms = ${JSON.stringify(rooms)};
      const hosts = ${outermost};
      for (const [index, host] of hosts.entries()) {
        for (const child of host.children) child.style.setProperty('display', 'none', 'important');
        for (const child of [...host.childNodes]) if (child.nodeType === 3) child.data = '';
        const own = { ...rooms[index], 'box-sizing': 'border-box', padding: '0', border: '0', overflow: 'hidden',
          opacity: '0', 'min-width': '0', 'max-width': 'none', 'min-height': '0' };
        for (const [name, value] of Object.entries(own)) host.style.setProperty(name, value, 'important');
      }
      return hosts.length;
    })()`,
  );

const picture = async (page: Page) => {
  // all content drawn on sight has already been in view
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  // the first screenshot enlarges the window and repeats the layout: in Twenty Twenty-Two Chromium then collapses
  // other margins than during the page load, with and without the library
  await take();
  return take();
};

/**
 * Compares a page with a copy whose library files are blocked, except inside the boxes of its tags.
 *
 * @param page page with ready tags
 * @returns number of differing pixels, and the two pictures
 */
export async function pixelsOutside(page: Page): Promise<{ differing: number; pictures: [Buffer, Buffer] }> {
  const rooms = await roomsOf(page);
  await emptyTags(page, rooms);
  const withLibrary = await picture(page);
  const other = await page.context().newPage();
  await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
  await other.emulateMedia({
    colorScheme: await page.evaluate(() =>
      matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    ),
    reducedMotion: 'reduce',
  });
  // WordPress has folders of that name too
  await other.route(`${new URL(page.url()).origin}/dist/**`, (route) => route.abort());
  await other.goto(page.url());
  const count = await emptyTags(other, rooms);
  if (count !== rooms.length) throw new Error(`${count} tags instead of ${rooms.length}`);
  const without = await picture(other);
  await other.close();
  return { differing: await differing(withLibrary, without), pictures: [withLibrary, without] };
}

async function differing(one: Buffer, another: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, another].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) throw new Error('no picture');
  // pictures of different sizes cannot be compared
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return a.info.width * a.info.height;
  let count = 0;
  const { channels } = a.info;
  for (let i = 0; i < a.data.length; i += channels)
    if (a.data.compare(b.data, i, i + channels, i, i + channels) !== 0) count += 1;
  return count;
}
