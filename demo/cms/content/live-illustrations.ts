import type { Illustration } from './content.types.ts';

/** Pictures of the evening that the demo's live feed reports on. */
export const liveIllustrations = {
  poster: { name: 'campanes-cartell', alt: 'Un escenari de paper, de nit, amb focus i banderoles.' },
  tower: { name: 'campanes-torre', alt: 'El campanar i les teulades del poble, amb les finestres enceses.' },
  square: { name: 'campanes-placa', alt: 'La plaça plena de gent sota els arcs il·luminats.' },
  stalls: { name: 'campanes-parades', alt: 'Parades de menjar amb tendals de colors.' },
  rain: { name: 'campanes-pluja', alt: 'Núvols de paper damunt del poble i quatre gotes.' },
  valley: { name: 'campanes-vall', alt: 'La vall quan es fa fosc, amb la serra al fons.' },
  reporter: { name: 'campanes-cronista', alt: '' },
} as const satisfies Record<string, Illustration>;
