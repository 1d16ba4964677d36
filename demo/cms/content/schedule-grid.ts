import type { ChannelName } from '../../../src/schedule/schedule.types.ts';

/**
 * Start of a slot: `HH:mm` from the midnight of its broadcast day, so that `25:00` is one o'clock in the following
 * night.
 */
export type GridStart = `${number}:${number}`;

/**
 * Slot with a fixed title. Without a title, it is one of our programmes, another each day; null means no programme.
 */
export type GridSlot = readonly [start: GridStart, title?: string | null, url?: string];

interface Grid {
  /**
   * Slots from Monday to Friday, and of the weekend. Each slot ends when the next begins, the last at six in the
   * morning.
   */
  week: readonly GridSlot[];
  weekend: readonly GridSlot[];
}

const news = '/noticies';
const club = '/lacolla';

export const grids: Readonly<Record<ChannelName, Grid>> = {
  tv: {
    week: [
      ['06:00', 'Primera llum', news],
      ['08:30'],
      ['09:30', 'La plaça del matí', '/directes/apunt-tv'],
      ['12:00'],
      ['13:10'],
      ['14:00', 'Notícies del migdia', news],
      ['15:15', 'El temps i la mar', '/el-temps'],
      ['15:30'],
      ['17:00', 'La Colla en la tele', club],
      ['18:45'],
      ['20:00'],
      ['21:00', 'Notícies de la nit', news],
      ['21:50', 'El temps de demà', '/el-temps'],
      ['22:00'],
      ['23:15'],
      ['24:30', 'Notícies, segona edició', news],
      ['25:00'],
      ['26:30', 'La nit a poc a poc'],
    ],
    weekend: [
      ['06:00', 'El cel de bon matí'],
      ['08:00', 'La Colla en la tele', club],
      ['10:30'],
      ['11:45'],
      ['13:00'],
      ['14:00', 'Notícies del migdia', news],
      ['15:00', 'El temps i la mar', '/el-temps'],
      ['15:15', 'Cine de sobretaula'],
      ['17:10'],
      ['18:30'],
      ['20:00'],
      ['21:00', 'Notícies de la nit', news],
      ['21:45'],
      ['23:30', 'Cine de mitjanit'],
      ['25:20'],
      ['26:30', 'La nit a poc a poc'],
    ],
  },
  radio: {
    week: [
      ['06:00', 'Les notícies de les sis', news],
      ['06:20'],
      ['07:00', 'El dia que comença', '/directes/apunt-radio'],
      ['10:00'],
      ['11:00'],
      ['12:00', 'Les notícies de les dotze', news],
      ['12:20'],
      ['14:00', 'Les notícies de les dos', news],
      ['14:30'],
      ['16:00'],
      ['17:30'],
      ['19:00'],
      ['20:00', 'Les notícies de les huit', news],
      ['20:30'],
      ['22:00', 'Les notícies de les deu', news],
      ['22:20'],
      ['24:00'],
      ['25:30', 'Música sense veu'],
    ],
    weekend: [
      ['06:00', 'Música de bon matí'],
      ['08:00'],
      ['09:30'],
      ['11:00'],
      ['12:00', 'Les notícies de les dotze', news],
      ['12:30'],
      ['14:00', 'Les notícies de les dos', news],
      ['14:30'],
      ['16:30', 'La vesprada dels camps'],
      ['20:00', 'Les notícies de les huit', news],
      ['20:30'],
      ['22:00'],
      ['24:00'],
      ['25:30', 'Música sense veu'],
    ],
  },
  internet: {
    week: [
      ['07:30', 'El món en cinc minuts', news],
      ['07:35'],
      ['09:00'],
      ['10:00', 'La plaça del matí, des de dins', '/directes/apunt-tv'],
      ['12:00', null],
      ['13:00'],
      ['14:00', null],
      ['16:00'],
      ['17:00', 'Jocs en directe', '/lacolla/jocs'],
      ['18:30'],
      ['20:00'],
      ['21:30'],
      ['23:00', 'L’última notícia', news],
      ['23:30'],
      ['24:45', null],
    ],
    weekend: [
      ['09:00'],
      ['10:30', 'Jocs en directe', '/lacolla/jocs'],
      ['12:00'],
      ['13:30', null],
      ['16:00'],
      ['18:00'],
      ['20:00'],
      ['22:00'],
      ['24:00'],
      ['25:30', null],
    ],
  },
};

/** Time when one broadcast day ends and the next begins. */
export const gridEnd: GridStart = '30:00';
