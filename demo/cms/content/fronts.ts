import type { HotTopic } from '../../../src/content/body.types.ts';
import type { Illustration } from './content.types.ts';

export const hotTopics: HotTopic[] = [
  { title: 'Nit dels patis', href: '/noticies/la-ciutat-ompli-de-musica-els-patis' },
  { title: 'El tren de la ribera', href: '/noticies/torna-el-tren-de-la-ribera' },
  { title: 'Vesprada de pluja', href: '/noticies/de-tot-un-poc-una-vesprada-de-pluja' },
  { title: 'Taronja', href: '/noticies/la-collita-de-taronja-arriba-dos-setmanes-abans' },
  { title: 'Paper retallat', href: '/activitats/taller-de-paper-retallat' },
];

export interface Forecast {
  place: string;
  sky: string;
  icon: 'sun' | 'cloud-sun' | 'cloud-rain';
  most: number;
  least: number;
}

export const forecasts: Forecast[] = [
  { place: 'Vilaclara', sky: 'Serè', icon: 'sun', most: 21, least: 12 },
  { place: 'Riumar', sky: 'Núvols i clars', icon: 'cloud-sun', most: 19, least: 13 },
  { place: 'La serra de l’Olmet', sky: 'Pluja feble', icon: 'cloud-rain', most: 11, least: 4 },
];

export interface FrontTile {
  kicker: string;
  title: string;
  text: string;
  illustration: Illustration;
}

export const clubGames: FrontTile[] = [
  {
    kicker: 'Joc',
    title: 'Vola fins al planeta Menut',
    text: 'Compta les estreles de la imatge. Si te n’ixen més de vint, ja pots ser pilot.',
    illustration: {
      name: 'colla-coet',
      scene: 'rocket',
      palette: 'espai',
      seed: 'coet',
      alt: 'Un coet blanc vola entre estreles grogues i un planeta amb anell.',
    },
  },
  {
    kicker: 'Manualitats',
    title: 'Fes un ocell de paper',
    text: 'Necessites un full quadrat, deu dits i un poc de paciència. Després, fes-lo volar.',
    illustration: {
      name: 'colla-ocell',
      scene: 'book',
      palette: 'festa',
      seed: 'ocell',
      alt: 'Un llibre obert del qual ixen ocells de paper.',
    },
  },
  {
    kicker: 'Endevinalla',
    title: 'Té vela i no és espelma',
    text: 'Balla quan fa vent, dorm en el port i no es banya mai els peus. Què és?',
    illustration: {
      name: 'colla-barca',
      scene: 'sea',
      palette: 'festa',
      seed: 'barca',
      alt: 'Una barca de vela sobre ones de colors.',
    },
  },
];

export const lessons: FrontTile[] = [
  {
    kicker: 'Inicial · 8 min',
    title: 'Al mercat: demanar i pagar',
    text: '«Quant val?», «en vull mig quilo», «res més, gràcies». Frases per a eixir de la parada amb taronges.',
    illustration: {
      name: 'llico-mercat',
      scene: 'market',
      palette: 'quadern',
      seed: 'llico',
      alt: 'Una parada de mercat de paper verd.',
    },
  },
  {
    kicker: 'Intermedi · 12 min',
    title: 'Parlar del temps sense parlar de res',
    text: 'Plou, plovisqueja, cauen quatre gotes. El verb justet per a cada núvol.',
    illustration: {
      name: 'llico-pluja',
      scene: 'weather',
      palette: 'quadern',
      seed: 'llico',
      alt: 'Núvols i pluja de paper verd.',
    },
  },
  {
    kicker: 'Avançat · 15 min',
    title: 'Els pronoms febles, sense por',
    text: 'N’hi ha, li’n done, emporta-te-la. Set diàlegs curts i un mapa per a no perdre’s.',
    illustration: {
      name: 'llico-muntanya',
      scene: 'mountains',
      palette: 'quadern',
      seed: 'llico',
      alt: 'Muntanyes verdes amb un punt de color taronja.',
    },
  },
];

export const wordOfTheDay = {
  word: 'calitja',
  meaning: 'Boirina seca que enterbolix l’aire els dies de calma i de calor.',
  example: '«Hui hi ha calitja: no es veu ni el campanar.»',
};

/** Pictures of the fronts that belong to no tile. */
export const frontIllustrations = {
  club: {
    name: 'portada-colla',
    scene: 'friends',
    palette: 'festa',
    seed: 'portada',
    alt: 'Tres animals de paper amb ulls grans que riuen.',
  },
  language: {
    name: 'portada-apunts',
    scene: 'book',
    palette: 'quadern',
    seed: 'portada',
    alt: 'Un llibre obert del qual ixen ocells de paper.',
  },
} as const satisfies Record<string, Illustration>;
