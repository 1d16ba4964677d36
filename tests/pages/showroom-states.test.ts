import type { Page } from '@playwright/test';
import { statesByTag } from '../../demo/showroom/states/all-states.ts';
import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { accountChecks } from './showroom-states/account.ts';
import { all, type Checks, notes, shows } from './showroom-states/checks.ts';
import { clubChecks } from './showroom-states/club.ts';
import { contentChecks } from './showroom-states/contents.ts';
import { liveChecks } from './showroom-states/live.ts';
import { navigationChecks } from './showroom-states/navigation.ts';
import { pollChecks } from './showroom-states/poll.ts';
import { profileChecks } from './showroom-states/profile.ts';

/** Faults are meant: the browser itself reports their status. */
test.use({ allow: [/status of (4|5)\d\d|^console: <ap-time> Error: datetime is missing/] });

const checks: Checks = {
  ...accountChecks,
  ...clubChecks,
  ...pollChecks,
  ...profileChecks,
  ...navigationChecks,
  ...contentChecks,
  ...liveChecks,
  'ap-showroom': {
    'de-fabrica': shows('Membre infantil N.'),
    'usuaris-propis': shows('Mariadolors de les Neus Albiol-Sanchis'),
    'json-equivocat': all(shows('Anna'), notes(['users="[{"'])),
    'sense-dev': shows('Ací no hi ha cap control.'),
  },
};

/** States where the server content stays: the widget steps back, or is not there yet. */
const endsAs: Record<string, string | null> = {
  'ap-favourite-button/en-espera': 'waiting',
  'ap-newsletter/sense-identificador': 'failed',
  'ap-time/data-equivocada': 'failed',
  'ap-showroom/sense-dev': null,
};

/** The state of each tag that has the most in it: in the quick run axe looks at it alone. */
const fullest: Record<string, string> = {
  'ap-child-card': 'membre',
  'ap-club-registration': 'refusat',
  'ap-dropdown': 'enllacos',
  'ap-embed': 'imatge',
  'ap-favourite-button': 'dos-iguals',
  'ap-gate': 'article',
  'ap-header': 'propostes',
  'ap-live-feed': 'corregit-i-fixat',
  'ap-login': 'error-infantil',
  'ap-logout': 'boto',
  'ap-newsletter': 'nivells',
  'ap-password': 'usuari-desconegut',
  'ap-poll': 'vot-fallit',
  'ap-profile': 'ampliat',
  'ap-register': 'formulari',
  'ap-share-bar': 'oberta',
  'ap-show-nav': 'dades',
  'ap-showroom': 'json-equivocat',
  'ap-social-embed': 'atributs-equivocats',
  'ap-streaming-list': 'molts',
  'ap-time': 'data-equivocada',
};

/** As a new visitor: states share a page, for a page takes longer to make than most states to look at. */
async function forget(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

for (const [tag, states] of Object.entries(statesByTag))
  test(`DEV-01 ${tag} shows its states, and the fullest is accessible`, async ({ page, axe }) => {
    test.setTimeout(states.length * 20_000);
    const ids = states.map(({ id }) => id);
    expect(ids).toContain(fullest[tag]);
    for (const id of ids) expect(checks[tag]?.[id], `${id} says what it shows`).toBeDefined();
    const looked = inFull([fullest[tag]], ...ids);
    // the others are much alike, and their widgets have tests of their own
    const tried = states.filter(({ id }) => looked.includes(id));
    for (const { id, title } of tried)
      await test.step(title, async () => {
        await page.goto(`/aparador/${tag}/estat/${id}`);
        const host = page.locator(tag).first();
        const state = endsAs[`${tag}/${id}`];
        if (state !== null) await expect(host).toHaveAttribute('data-ap-state', state ?? 'ready');
        await checks[tag]?.[id]?.(host);
        await axe();
        await forget(page);
      });
  });
