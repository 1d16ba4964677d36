import type { Stream } from '../../src/api/streaming.types.ts';
import type { State } from '../../src/server/state.types.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './streaming-list.element.ts';
import { streamingListTag } from './streaming-list.server.ts';

const image = (src: string, alt: string) => ({ image: { src, alt } });

const tv: Stream = {
  id: 'tv',
  kicker: 'Apunt TV',
  title: 'El matí de tots',
  video: { href: '/directes/apunt-tv' },
  image: image(
    '/clip/64d10203-7e14-2beb-bbbb-bcb50586135b',
    'La ciutat de nit, amb finestres enceses i una lluna roja.',
  ),
};
const radio: Stream = {
  id: 'radio',
  kicker: 'Apunt Ràdio',
  title: 'Les notícies de les deu',
  audio: { href: '/directes/apunt-radio' },
  image: image(
    '/clip/a6e6694c-012a-8800-2048-d4bb1242f3ed',
    'Cercles de paper morats al voltant d’una antena.',
  ),
};
const long: Stream = {
  ...tv,
  id: 'llarg',
  kicker: 'Apunt en línia · Retransmissions de les comarques del sud i de les muntanyes de l’interior',
  title:
    'Solemne acte acadèmic d’obertura del curs de la Universitat, amb l’Orfeó i la Jove Orquestra, des del Paranimf: Otorrinolaringologistes-anticonstitucionalíssimament',
  audio: { href: '/directes/apunt-radio' },
};
const many: Stream[] = Array.from({ length: 9 }, (_, index) => ({
  ...(index % 2 ? radio : tv),
  id: `d${index}`,
  title: `Directe ${index + 1}`,
}));

const data = (...items: Stream[]) => tag(contract, { items });

const server = streamingListTag({
  imageService: { base: '' },
  streams: [{ ...tv, id: 'd-ahir', title: 'El que ha escrit el servidor' }],
});

/** The page's data stay until the API responds. */
export const states: readonly State[] = [
  {
    id: 'en-antena',
    title: 'En antena',
    about: 'El que respon l’API, en lloc del que havia escrit el servidor.',
    html: server,
  },
  {
    id: 'carregant',
    title: 'Carregant',
    about: 'El servidor no n’ha escrit cap i l’API no respon: l’indicador gira.',
    html: '<ap-streaming-list></ap-streaming-list>',
    fault: 'slow',
    config: { 'http-timeout': '600000' },
  },
  {
    id: 'cap',
    title: 'Cap directe',
    about: 'L’API respon que no n’hi ha: l’indicador es queda, i ho diu.',
    html: server,
    fault: 'no-streams',
  },
  {
    id: 'error',
    title: 'Error del servidor',
    about: 'L’API respon 500: es queda l’última llista, sense cap missatge.',
    shows: 'El que ha escrit el servidor',
    html: server,
    fault: '500',
  },
  {
    id: 'forma-equivocada',
    title: 'Resposta amb una altra forma',
    about: 'És JSON, però no una llista: es queda l’última.',
    shows: 'El que ha escrit el servidor',
    html: server,
    fault: 'shape',
  },
  { id: 'un', title: 'Un', about: 'Només televisió.', html: data(tv), fault: '500' },
  {
    id: 'dos',
    title: 'Televisió i ràdio',
    about: 'Cada un diu què és.',
    html: data(tv, radio),
    fault: '500',
  },
  {
    id: 'molts',
    title: 'Molts',
    about: 'Nou directes, en columnes.',
    fullest: true,
    html: data(...many),
    fault: '500',
  },
  {
    id: 'llarg',
    title: 'Títols llargs',
    about: 'Paraules que no caben, i un que també es pot escoltar en la ràdio.',
    html: data(long, radio),
    fault: '500',
  },
  {
    id: 'pelat',
    title: 'Sense imatge ni enllaç',
    about: 'Només el títol: l’espai de la imatge es guarda igual.',
    html: data({ id: 'x', kicker: '', title: 'Connexió imminent' }),
    fault: '500',
  },
  {
    id: 'titol-propi',
    title: 'Títol propi',
    about: 'El de l’atribut, quan el servidor no n’ha escrit cap.',
    shows: 'Ara mateix',
    html: '<ap-streaming-list heading="Ara mateix"></ap-streaming-list>',
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats',
    about: 'En la vista prèvia es diu en la pàgina, i valen els valors per defecte.',
    html: '<ap-streaming-list interval="de tant en tant"></ap-streaming-list>',
    config: { preview: '' },
  },
];
