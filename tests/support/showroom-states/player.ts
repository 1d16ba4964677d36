import { expect } from '@playwright/test';
import { texts as player } from '../../../elements/player/player.texts.ts';
import { texts as playing } from '../../../elements/player/playing.texts.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { texts as media } from '../../../src/media/media.texts.ts';
import { all, type Check, type Checks, leads, notes, offers, presses, shows } from './checks.ts';

const begin = (title: string) => fill(player['player.play-named'], { title });

/** Its time goes on. */
export const sounds: Check = async (tag) => {
  const time = () =>
    tag.locator('[data-ap-mount] :is(video, audio)').evaluate((media: HTMLMediaElement) => media.currentTime);
  await expect.poll(time).toBeGreaterThan(0);
};

const plays = (title: string) => presses(begin(title), all(sounds, offers(playing['player.pause'])));
const says = (title: string, reason: string) => presses(begin(title), all(shows(reason), leads));

export const playerChecks: Checks = {
  'ap-player': {
    video: plays('Com es fa un far'),
    audio: plays('La coral assaja a les fosques'),
    fragment: plays('Diccionari de la pluja'),
    vertical: plays('Dret!'),
    directe: plays('Apunt TV'),
    radio: plays('Apunt Ràdio'),
    fitxer: plays('La serra de l’Olmet'),
    segon: plays('Com es fa un far'),
    servei: presses(begin('Com es fa un far'), async (tag) => {
      await expect(tag.locator('iframe').contentFrame().locator('video')).toBeVisible();
    }),
    'altra-web': leads,
    caducat: says('Ja no hi és', playing['player.expired']),
    'un-altre-pais': says('Només des d’ací', playing['player.blocked']),
    'no-hi-es': says('Cap vídeo', media['content.gone']),
    format: says('Un text', playing['player.codec']),
    'titol-llarg': shows('Internacionalització-de-tot-plegat-sense-cap-blanc <b>i</b>'),
    'atributs-equivocats': notes(['type="pel·lícula"', 'start="ara"', 'end="-1"']),
  },
};
