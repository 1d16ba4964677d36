import { texts as map } from '../../../elements/map/map.texts.ts';
import { texts as schedule } from '../../../src/schedule/schedule.texts.ts';
import { texts as slides } from '../../../src/slides/slides.texts.ts';
import { expect } from '../demo.ts';
import { all, type Check, type Checks, has, lacks, offers, shows } from './checks.ts';

const noMark: Check = async (tag) => {
  await expect(
    tag.getByText(schedule['schedule.now'], { exact: true }).filter({ visible: true }),
  ).toHaveCount(0);
};
const next = slides['slides.next'];
const isList: Check = all(shows('Taller de vela'), lacks(map['map.list']));
const isMap = offers(map['map.list']);

/** States of search, lists, maps and schedule. */
export const listChecks: Checks = {
  'ap-load-more': {
    'sense-adreca': shows('Com es fa un far'),
  },
  'ap-map': {
    'mateix-lloc': isMap,
    'quatre-cents': isMap,
    'sense-clau': isList,
    'capa-perduda': isList,
    'fora-del-mon': isMap,
    'sense-punts': lacks(map['map.list']),
  },
  'ap-most-read': {
    'comenca-en-video': async (tag) => {
      await expect(tag.getByRole('tab', { selected: true })).toHaveText('Vídeos');
    },
    cap: async (tag) => {
      await expect(tag.getByText('El més llegit')).toBeHidden();
    },
    'titols-llargs': shows(/^Electroencefalo/),
  },
  'ap-predictive-search': {
    datalist: has('ap-predictive-search input', 1),
  },
  'ap-schedule': {
    dema: all(shows('Bambolines'), noMark),
    'dies-sense-enllac': shows('Bambolines'),
    estranya: shows('Sense hora'),
    'titols-llargs': shows(/^Electroencefalo/),
  },
  'ap-schedule-carousel': {
    passat: all(shows('Bon dia des del port'), noMark),
    'encara-no': all(shows('Notícies del migdia'), noMark),
    un: all(shows('Notícies del migdia'), lacks(next)),
    'quantitats-propies': offers(next),
    'hora-donada': shows(schedule['schedule.now']),
  },
};
