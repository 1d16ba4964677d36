import { texts as embed } from '../../../elements/embed/embed.texts.ts';
import { texts as gate } from '../../../elements/gate/gate.texts.ts';
import { texts as bar } from '../../../elements/share-bar/share-bar.texts.ts';
import { texts as social } from '../../../elements/social-embed/social-embed.texts.ts';
import { texts as embeds } from '../../../src/embeds/embeds.texts.ts';
import { expect } from '../demo.ts';
import { all, type Checks, has, lacks, leads, notes, offers, presses, shows } from './checks.ts';

/** States of widgets inside or beside an article. */
export const contentChecks: Checks = {
  'ap-embed': {
    boto: all(offers('Obriu el gràfic'), shows(embed['embed.what-other'])),
    imatge: all(offers('Obriu el mapa'), has('ap-embed img', 1)),
    codi: presses(embed['embed.open'], async (tag) => {
      await expect(tag.locator('iframe').contentFrame().getByRole('button', { name: 'Suma' })).toBeVisible();
    }),
    plantilla: presses(embed['embed.open'], async (tag) => {
      await expect(tag.locator('iframe').contentFrame().getByText('Açò ve de la plantilla.')).toBeVisible();
    }),
    video: all(offers('Mireu el vídeo'), shows('YouTube sabrà')),
    res: all(leads, lacks(embed['embed.open'])),
    infantil: all(shows(embeds['embed.child']), has('ap-embed :is(a, button)', 0)),
    'atributs-equivocats': notes(['modal-image="javascript:alert(1)"', 'url="data:text/html,x"']),
  },
  'ap-favourite-button': {
    normal: has('ap-favourite-button [aria-pressed]', 1),
    'en-espera': has('ap-favourite-button > a', 1),
    programa: has('ap-favourite-button [aria-pressed]', 1),
    'dos-iguals': has('ap-favourite-button [aria-pressed]', 2),
    error: has('ap-favourite-button [aria-pressed="false"]', 1),
    lent: has('ap-favourite-button [aria-pressed]', 1),
    'atributs-equivocats': notes(['kind="blog"']),
  },
  'ap-gate': {
    article: all(shows(/persones registrades/), has('ap-gate .ap-gate-access', 1)),
    video: has('ap-gate .ap-gate-access', 1),
    'contingut-en-la-pagina': async (tag) => {
      await expect(tag.getByText('La resta del text.')).toBeHidden();
    },
    'textos-propis': shows(gate['gate.message-video']),
    'no-arriba': has('ap-gate .ap-gate-access', 1),
    'atributs-equivocats': notes(['template="portada"', 'src="https://un-altre.example/text"']),
  },
  'ap-share-bar': {
    normal: all(offers(bar['share.more']), lacks(bar['share.copy'])),
    oberta: all(shows('Bluesky'), offers(bar['share.less'])),
    lateral: offers(bar['share.copy']),
    directe: all(shows('Telegram'), offers(bar['share.copy']), lacks(bar['share.more'])),
    'atributs-equivocats': all(
      offers(bar['share.more']),
      notes(['variant="baix"', 'note-ms="un segon"', 'url="javascript:alert(1)"']),
    ),
  },
  'ap-social-embed': {
    youtube: all(offers('Mostreu el contingut de YouTube'), offers('Mostreu sempre els de YouTube')),
    'youtube-vertical': async (tag) => {
      const { width = 0, height = 0 } = (await tag.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(width * 0.5);
      await expect(tag.getByText('Mig minut de falla').filter({ visible: true })).toBeVisible();
    },
    tiktok: offers('Mostreu el contingut de TikTok'),
    instagram: offers('Mostreu el contingut d’Instagram'),
    x: all(offers('Mostreu el contingut d’X'), shows('L’avís de l’estació')),
    facebook: offers('Mostreu el contingut de Facebook'),
    incrustat: all(offers(social['social-embed.show-other']), has('ap-social-embed button', 1)),
    acceptat: async (tag) => {
      const inside = tag.locator('iframe').contentFrame();
      await expect(inside.getByRole('heading', { name: 'Persones que creuen el pont' })).toBeVisible();
      await tag.getByRole('button', { name: social['social-embed.stop'] }).click();
      await expect(tag.locator('iframe')).toHaveCount(0);
    },
    'no-es-coneix': all(leads, shows(social['social-embed.only-link']), has('ap-social-embed button', 0)),
    'titol-llarg': offers('Mostreu el contingut de YouTube'),
    interruptor: presses('Mostreu sempre els de YouTube', shows(social['social-embed.is-shown'])),
    infantil: all(shows(embeds['embed.child-ask']), has('ap-social-embed :is(a, button)', 0)),
    'atributs-equivocats': all(
      notes(['provider="fotolog"', 'url="javascript:alert(1)"', 'consent="potser"']),
      has('ap-social-embed button', 0),
    ),
  },
  'ap-time': {
    hora: shows(/^\d\d:\d\d$/),
    dia: shows(/^(dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge)/),
  },
};
