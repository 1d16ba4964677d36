import type { State } from '../../src/server/state.types.ts';
import { type MostReadData, mostReadTag, sample } from './most-read.server.ts';

const mostRead = (data: Partial<MostReadData>) => mostReadTag({ ...sample, ...data });
const { all = [], audio = [] } = sample.lists;
const long =
  'Electroencefalografistadelsotorrinolaringòlegsd’extramurs i una frase que continua encara un poc més perquè no hi càpia';

export const states: readonly State[] = [
  {
    id: 'totes',
    title: 'Totes les llistes',
    about: 'Quatre pestanyes. Les fletxes, Inici i Fi passen de l’una a l’altra.',
    shows: 'La collita arriba abans',
    fullest: true,
    html: mostRead({}),
  },
  {
    id: 'comenca-en-video',
    title: 'Comença en els vídeos',
    about: 'L’atribut «tab» diu quina es veu.',
    html: mostRead({ tab: 'video' }),
  },
  {
    id: 'dos-llistes',
    title: 'Dos llistes',
    about: 'Les que estan buides no tenen pestanya, i la primera de les altres és la que es veu.',
    shows: 'La collita arriba abans',
    html: `<ap-most-read><div slot="all"><h3>Tot</h3><ol class="ap-most"></ol></div>${String(mostReadTag({ lists: { video: all, audio } })).replace('<ap-most-read>', '')}`,
  },
  {
    id: 'cap',
    title: 'Cap llista',
    about: 'No es veu res, ni el títol.',
    ends: 'waiting',
    html: '<ap-most-read><h2>El més llegit</h2><div slot="all"><h3>Tot</h3><ol class="ap-most"></ol></div></ap-most-read>',
  },
  {
    id: 'titols-llargs',
    title: 'Títols llargs',
    about: 'Parteixen línia.',
    html: mostRead({ lists: { all: [{ title: long, href: '#a' }, ...all] } }),
  },
];
