import { chapterPath, chapters } from '../../../demo/cms/content/chapters.ts';
import { contents, pathOf } from '../../../demo/cms/content/contents.ts';
import { findVideo } from '../../../demo/cms/content/media-library.ts';
import { expect, test } from '../../support/demo.ts';
import { inFull } from '../../support/in-full.ts';
import { playerOn } from '../../support/pages/player.ts';

const isPlayable = (bcId = '') => findVideo(bcId) !== undefined && findVideo(bcId)?.refusal === undefined;
const pages = [
  ...chapters.map((chapter) => ({ ...chapter, path: chapterPath(chapter) })),
  ...contents
    .filter(({ gate }) => gate === undefined)
    .map((content) => ({ ...content, path: pathOf(content) })),
].filter(({ bcId }) => isPlayable(bcId));

/** A chapter, a vertical film and a film of 360°; the others are similar, or have their own test. */
const quick = pages.filter(({ bcId = '' }) =>
  ['6000000000102', '6000000000105', '6000000000106'].includes(bcId),
);

for (const { path, title } of inFull(quick, ...pages.filter((page) => !quick.includes(page))))
  test(`PLAY-01 PLAY-23 ${path} really plays`, async ({ page }) => {
    await page.goto(path);
    const player = playerOn(page, title);
    await player.poster.or(player.begin).first().click();
    await player.plays();
    await expect(player.problem).toHaveCount(0);
  });
