import type { Illustration } from './content.types.ts';

/** Pictures of the evening that the live feed of the demo tells. */
export const liveIllustrations = {
  poster: {
    name: 'campanes-cartell',
    scene: 'stage',
    palette: 'nit',
    alt: 'Un escenari de paper, de nit, amb focus i banderoles.',
  },
  tower: {
    name: 'campanes-torre',
    scene: 'city',
    palette: 'nit',
    alt: 'El campanar i les teulades del poble, amb les finestres enceses.',
  },
  square: {
    name: 'campanes-placa',
    scene: 'courtyard',
    palette: 'nit',
    alt: 'La plaça plena de gent sota els arcs il·luminats.',
  },
  stalls: {
    name: 'campanes-parades',
    scene: 'market',
    palette: 'festa',
    alt: 'Parades de menjar amb tendals de colors.',
  },
  rain: {
    name: 'campanes-pluja',
    scene: 'weather',
    palette: 'nit',
    alt: 'Núvols de paper damunt del poble i quatre gotes.',
  },
  valley: {
    name: 'campanes-vall',
    scene: 'mountains',
    palette: 'alba',
    alt: 'La vall quan es fa fosc, amb la serra al fons.',
  },
  reporter: {
    name: 'campanes-cronista',
    scene: 'friends',
    palette: 'festa',
    alt: '',
  },
} as const satisfies Record<string, Illustration>;
