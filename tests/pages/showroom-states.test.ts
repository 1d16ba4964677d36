import type { Locator } from '@playwright/test';
import { statesByTag } from '../../demo/showroom/states/all-states.ts';
import { expect, test } from '../support/demo.ts';

/** Faults are meant: the browser itself reports their status. */
test.use({ allow: [/status of (4|5)\d\d|^console: <ap-time> Error: datetime "demà passat"/] });

type Check = (tag: Locator) => Promise<void>;

const shows =
  (text: string | RegExp): Check =>
  async (tag) => {
    await expect(tag.getByText(text).filter({ visible: true }).first()).toBeVisible();
  };
const offers =
  (button: string): Check =>
  async (tag) => {
    await expect(tag.getByRole('button', { name: button, exact: true })).toBeVisible();
  };
const lacks =
  (button: string): Check =>
  async (tag) => {
    await expect(tag.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  };
const hides =
  (text: string): Check =>
  async (tag) => {
    await expect(tag.getByText(text)).toHaveCount(0);
  };
/** What editors read on the page about wrong attributes (BEY-28). */
const notes =
  (attributes: string[]): Check =>
  async (tag) => {
    for (const attribute of attributes)
      await expect(tag.page().getByRole('note').filter({ hasText: attribute })).toBeVisible();
  };
const all =
  (...checks: Check[]): Check =>
  async (tag) => {
    for (const check of checks) await check(tag);
  };

const loadFailure = all(
  shows('Ara no es pot carregar l’enquesta.'),
  offers('Torna-ho a provar'),
  lacks('Voteu'),
);

const vote: Check = async (tag) => {
  await tag.getByRole('radio').first().check();
  await tag.getByRole('button', { name: 'Voteu', exact: true }).click();
  await tag.getByRole('button', { name: 'Envia el vot' }).click();
};

const checks: Record<string, Record<string, Check>> = {
  'ap-poll': {
    oberta: all(offers('Voteu'), shows('L’Almoina')),
    carregant: shows('S’està carregant l’enquesta…'),
    'carregant-opcions': shows('L’Almoina'),
    error: loadFailure,
    'error-opcions': all(loadFailure, shows('L’Almoina')),
    'temps-esgotat': loadFailure,
    'no-json': loadFailure,
    'forma-equivocada': loadFailure,
    'sense-opcions': all(lacks('Voteu'), hides('S’està carregant l’enquesta…')),
    'sense-vots': shows('0 vots'),
    votada: all(shows(/ja heu votat/), lacks('Voteu')),
    tancada: all(shows('Esta enquesta està tancada.'), lacks('Voteu')),
    'tancada-text-propi': shows('Divendres en parlem en antena.'),
    programada: all(shows(/encara no s’ha obert/), lacks('Voteu')),
    amagada: async (tag) => {
      await expect(tag).toBeHidden();
    },
    'textos-llargs': offers('Voteu'),
    'vint-opcions': async (tag) => {
      await expect(tag.getByRole('radio')).toHaveCount(20);
    },
    'vot-repetit': all(vote, shows('Ja heu votat en esta enquesta.')),
    'vot-fallit': all(vote, shows('El vot no s’ha pogut enviar.'), offers('Voteu')),
    'no-existix': loadFailure,
    'atributs-equivocats': all(offers('Voteu'), notes(['total-votes="molts"', 'options="[{]"'])),
  },
  'ap-share-bar': {
    normal: all(offers('Més'), lacks('Copieu l’enllaç')),
    oberta: all(shows('Bluesky'), offers('Menys')),
    lateral: offers('Copieu l’enllaç'),
    directe: all(shows('Telegram'), offers('Copieu l’enllaç'), lacks('Més')),
    'titol-llarg': shows('Bluesky'),
    'atributs-equivocats': all(
      offers('Més'),
      notes(['variant="baix"', 'note-ms="un segon"', 'url="javascript:alert(1)"']),
    ),
  },
  'ap-time': {
    ara: shows('0 min'),
    minuts: shows('27 min'),
    hores: shows('5 h'),
    hora: shows(/^\d\d:\d\d$/),
    futur: shows('0 min'),
    dia: shows(/^(dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge)/),
    duracio: shows('1:02:03'),
    'data-equivocada': shows('8 de març de 2026, 10:00'),
  },
  'ap-showroom': {
    'de-fabrica': shows('Membre infantil N.'),
    'usuaris-propis': shows('Mariadolors de les Neus Albiol-Sanchis'),
    'json-equivocat': all(shows('Anna'), notes(['users="[{"'])),
    'sense-dev': shows('Ací no hi ha cap control.'),
  },
};

/** States where the widget steps back and the server content stays. */
const endsAs: Record<string, string | null> = {
  'ap-time/data-equivocada': 'failed',
  'ap-showroom/sense-dev': null,
};

for (const [tag, states] of Object.entries(statesByTag)) {
  for (const { id, title } of states) {
    test(`DEV-01 ${tag} shows its state «${title}»`, async ({ page, axe }) => {
      await page.goto(`/aparador/${tag}/estat/${id}`);
      const host = page.locator(tag).first();
      const state = endsAs[`${tag}/${id}`];
      if (state !== null) await expect(host).toHaveAttribute('data-ap-state', state ?? 'ready');
      const check = checks[tag]?.[id];
      expect(check, 'every state says what it shows').toBeDefined();
      await check?.(host);
      await axe();
    });
  }
}
