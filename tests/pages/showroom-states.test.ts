import type { Page } from '@playwright/test';
import { readDefinitions } from '../../demo/showroom/definitions.ts';
import type { State } from '../../src/server/state.types.ts';
import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { accountChecks } from '../support/showroom-states/account.ts';
import { adChecks } from '../support/showroom-states/ads.ts';
import { all, type Check, type Checks, notes, shows } from '../support/showroom-states/checks.ts';
import { clubChecks } from '../support/showroom-states/club.ts';
import { contentChecks } from '../support/showroom-states/contents.ts';
import { listChecks } from '../support/showroom-states/lists.ts';
import { liveChecks } from '../support/showroom-states/live.ts';
import { navigationChecks } from '../support/showroom-states/navigation.ts';
import { openingChecks } from '../support/showroom-states/opening.ts';
import { playerChecks } from '../support/showroom-states/player.ts';
import { pollChecks } from '../support/showroom-states/poll.ts';
import { profileChecks } from '../support/showroom-states/profile.ts';
import { expectKnownWords, listenTo } from '../support/showroom-states/said.ts';
import { slideChecks } from '../support/showroom-states/slides.ts';
import { weatherChecks } from '../support/showroom-states/weather.ts';
import { watchPrivacy } from '../support/watch-privacy.ts';

const checks: Checks = {
  ...accountChecks,
  ...clubChecks,
  ...openingChecks,
  ...playerChecks,
  ...pollChecks,
  ...profileChecks,
  ...navigationChecks,
  ...contentChecks,
  ...listChecks,
  ...weatherChecks,
  ...liveChecks,
  ...adChecks,
  ...slideChecks,
  'ap-ugc-form': { 'sense-identificador': notes(['ugc-id']) },
  'ap-showroom': {
    'json-equivocat': all(shows('Anna'), notes(['users="[{"'])),
  },
};

/** Returns the check of a state: its text, or the condition from its checks. */
function checkOf(tag: string, { id, shows: text }: State): Check {
  const check = checks[tag]?.[id] ?? (text === undefined ? undefined : shows(text));
  if (!check)
    throw new Error(
      `${tag} ${id}: give the state a text that it \`shows\`, or a check in tests/support/showroom-states/`,
    );
  return check;
}

/** Resets to a new visitor: states share a page, since opening a page takes longer than checking most states. */
async function forget(page: Page) {
  await page.context().clearCookies();
  // a page being left still stores the playing item, and may still send something
  await page.goto('/api/openapi.json');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const definitions = await readDefinitions();
const sheets = new Map([...definitions].map(([tag, { sheet }]) => [tag, sheet]));

for (const { contract, states } of definitions.values()) {
  const { tag } = contract;
  if (contract.content === 'inert') continue;
  test.describe(() => {
    // faults are deliberate: the browser logs their status, and a widget reports missing data
    const mayFail = states.some(({ ends }) => ends === 'failed');
    // one pattern: Playwright would take the second item of a list of two for the options of a fixture
    const allowed = ['status of (4|5)\\d\\d', ...(mayFail ? [`^console: <${tag}> Error: `] : [])];
    test.use({ allow: [new RegExp(allowed.join('|'))] });
    test(`DEV-01 SITE-10 ${tag} shows each of its states, and keeps and sends only declared data`, async ({
      page,
      axe,
    }) => {
      test.setTimeout(states.length * 20_000);
      const seen = states.map((state) => ({ ...state, check: checkOf(tag, state) }));
      const index = Math.max(
        0,
        seen.findIndex(({ fullest }) => fullest),
      );
      // the other states are similar, and their widgets have their own tests
      const tried = inFull(seen.slice(index, index + 1), ...seen.toSpliced(index, 1));
      const heard = listenTo(page);
      const expectDeclared = watchPrivacy(page, sheets);
      for (const { id, title, check, ends = 'ready' } of tried)
        await test.step(title, async () => {
          heard.begin();
          await page.goto(`/aparador/${tag}/estat/${id}`);
          const host = page.locator(tag).first();
          if (ends !== 'undefined') await expect(host).toHaveAttribute('data-ap-state', ends);
          await check(host);
          await expectKnownWords(page, heard, contract);
          // the level of a widget’s heading depends on the page around it
          await axe('main');
          await expectDeclared();
          if (tried.length > 1) await forget(page);
        });
    });
  });
}
