import { texts as header } from '../../../elements/header/header.texts.ts';
import { texts as layers } from '../../../elements/header/search-form.texts.ts';
import { expect } from '../demo.ts';
import { all, type Checks, chooses, has, leads, notes, presses, shows } from './checks.ts';

/** States of navigation. */
export const navigationChecks: Checks = {
  'ap-dropdown': {
    una: chooses('L’Alacantí'),
    enllacos: presses('Canals', shows('En línia')),
    'per-propietat': chooses('Ràdio'),
    'textos-llargs': shows(/Totes les comarques/),
  },
  'ap-header': {
    'menu-llarg': async (tag) => {
      await expect(tag).toHaveAttribute('data-swipe');
      await expect(tag.getByRole('button', { name: header['header.next'] })).toBeVisible();
    },
    'cerca-curta': async (tag) => {
      await tag.locator('[slot="search"] > summary').click();
      await expect(tag.page().locator('html.ap-body-lock')).toHaveCount(1);
      await tag.getByRole('searchbox').press('Enter');
      await expect(tag.getByRole('alert')).toHaveText(layers['search.error']);
    },
    'menu-de-dades': async (tag) => {
      await expect(tag.locator('[slot="menu"]').getByRole('link', { name: 'Agenda' })).toBeVisible();
      await expect(tag.getByRole('link', { name: 'Notícies' })).toHaveCount(0);
      await tag.locator('[slot="burger"] > summary').click();
      await expect(tag.getByRole('link', { name: /Bluesky/ })).toBeVisible();
    },
    'menu-obert': async (tag) => {
      await expect(tag.locator('[slot="burger"]')).toHaveAttribute('open');
      // waits for the code that closes it, which loads later
      await expect(tag.page().locator('html')).toHaveClass(/ap-body-lock/);
      await tag.page().keyboard.press('Escape');
      await expect(tag.locator('[slot="burger"]')).not.toHaveAttribute('open');
    },
    propostes: async (tag) => {
      const field = tag.getByRole('combobox');
      await field.pressSequentially('cost');
      await expect(tag.getByRole('option')).toHaveText(['Costums de ponent', 'La Costera']);
    },
    publicitat: all(shows('Ací va un anunci de la casa.'), shows('Directes')),
    'atributs-equivocats': all(
      shows('Directes'),
      notes(['delta="poc"', 'banner-height="-1"', 'search-url="javascript:alert(1)"']),
    ),
  },
  'ap-show-nav': {
    ampla: has('ap-show-nav [aria-current]', 1),
    plegada: has('ap-show-nav [aria-current]', 1),
    'dins-d-un-apartat': leads,
    'en-cap': has('ap-show-nav [aria-current]', 0),
    'un-enllac': has('ap-show-nav a', 1),
    dades: async (tag) => {
      await expect(tag.getByRole('link', { name: 'L’equip' })).toHaveAttribute('aria-current');
      await expect(tag.getByRole('link', { name: 'El programa' })).toHaveCount(0);
      await tag.getByRole('button', { name: 'Més' }).click();
      await expect(tag.getByRole('link', { name: 'Vídeos' })).toBeVisible();
    },
    'textos-llargs': leads,
  },
};
