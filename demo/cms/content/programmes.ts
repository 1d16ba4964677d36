import type { Content } from './content.types.ts';
import { written } from './written.ts';

function programme(
  id: string,
  slug: string,
  title: string,
  kicker: string,
  lead: string,
  text: string,
  alt: string,
): Content {
  return {
    id,
    kind: 'programme',
    slug,
    kicker,
    title,
    lead,
    illustration: { name: `programa-${slug}`, alt },
    author: 'Apunt',
    minutesAgo: 4000,
    body: written(text),
  };
}

/** Programmes, with the identifiers that the API saves. */
export const programmes: Content[] = [
  programme(
    's1',
    'la-costera',
    'La Costera',
    'Televisió',
    'Històries que fan olor de sal.',
    'Cada dimarts, un poble que viu de cara a la mar i la gent que el manté dret: calafats, peixateres, mestres d’aixa i xiquets que saben nadar abans de caminar.',
    'Un veler blanc sobre ones de paper.',
  ),
  programme(
    's2',
    'arran-de-terra',
    'Arran de terra',
    'Televisió',
    'La natura, sense pujar la veu.',
    'Un documental de ritme lent que es roda a dos pams de terra. Cada capítol és un paisatge i tot el que hi passa mentre no mirem.',
    'Muntanyes verdes de paper amb pins.',
  ),
  programme(
    's3',
    'so-de-nit',
    'So de nit',
    'Ràdio',
    'Música en directe quan tot calla.',
    'De dilluns a dijous, una hora de música gravada en llocs on no s’hauria de poder: un depòsit d’aigua, un tramvia, un forn encara tebi.',
    'Una antena i cercles morats de paper.',
  ),
  programme(
    's4',
    'bambolines',
    'Bambolines',
    'Televisió i ràdio',
    'El teatre per darrere.',
    'Actrius, tècnics de llum, apuntadors i sastres expliquen com es fa una funció i què fan quan alguna cosa falla.',
    'Un micròfon roig en un escenari amb cortines.',
  ),
  programme(
    's5',
    'la-recepta-curta',
    'La recepta curta',
    'Televisió',
    'Cuina amb cinc coses i vint minuts.',
    'Receptes de mercat que es poden fer en un pis menut, amb una paella i un ganivet que talle.',
    'Una parada de mercat plena de taronges.',
  ),
  programme(
    's6',
    'horta-endins',
    'Horta endins',
    'Ràdio',
    'El camp, explicat per qui el treballa.',
    'Séquies, bancals i llavors amb nom propi. Cada dissabte visitem una alqueria i no ens n’anem sense esmorzar.',
    'Camps de paper fins a una barraca i dos palmeres.',
  ),
];
