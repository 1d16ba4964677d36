import type { PictureName } from './pictures.ts';

export interface Topic {
  /** Topic with its preposition: *de mar*, *d’horta*. */
  of: string;
  /** Description within a text. */
  about: string;
  picture: PictureName;
}

/** Subjects of the programmes. */
export const topics: readonly Topic[] = [
  { of: 'de mar', about: 'la gent que viu de cara a la mar', picture: 'mar' },
  { of: 'd’horta', about: 'els bancals, les séquies i qui els cuida', picture: 'horta' },
  { of: 'de muntanya', about: 'les sendes, els masos i els refugis', picture: 'muntanya' },
  { of: 'de banda', about: 'les societats musicals i els seus assajos', picture: 'musica' },
  { of: 'de cuina', about: 'les receptes que passen de mà en mà', picture: 'cuina' },
  { of: 'de fira', about: 'els firaires, els cavallets i les nits de llum', picture: 'festa' },
  { of: 'de barri', about: 'els carrers on tot el món es coneix', picture: 'barri' },
  { of: 'd’escola', about: 'el que s’aprén dins i fora de classe', picture: 'escola' },
  { of: 'de mercat', about: 'les parades, la faena i les converses', picture: 'mercat' },
  { of: 'de riu', about: 'les ribes, els assuts i els molins', picture: 'oratge' },
  { of: 'de pedra seca', about: 'els marges, les casetes i qui els alça', picture: 'muntanya' },
  { of: 'de paper', about: 'els llibres, la impremta i les tisores', picture: 'llibre' },
  { of: 'de fusta', about: 'els tallers que fan olor de serradures', picture: 'plaça' },
  { of: 'de fang', about: 'la terrisseria i els forns que no s’apaguen', picture: 'plaça' },
  { of: 'de seda', about: 'els telers, els brodats i les mans pacients', picture: 'plaça' },
  { of: 'd’arròs', about: 'la marjal, la sega i la paella del diumenge', picture: 'cuina' },
  { of: 'de teatre', about: 'les funcions i tot el que passa darrere del teló', picture: 'teatre' },
  { of: 'd’estiu', about: 'les nits llargues i les cadires al carrer', picture: 'poble' },
  { of: 'de pilota', about: 'el trinquet, el carrer i les grans partides', picture: 'esport' },
  { of: 'de pluja', about: 'els núvols, els barrancs i la ciència del temps', picture: 'oratge' },
];

/** Invented places, with their prepositions. */
export const towns: readonly string[] = [
  'a Vilaclara',
  'a Riumar',
  'a Portassol',
  'a les Moreres',
  'a Benisalms',
  'a la Foia Alta',
  'a Pinatell',
  'a Rocafina',
  'a l’Alqueria Blanca',
  'a Torrenova',
  'a Aigualba',
  'a Montarbre',
];

/** Returns the name of a town without its preposition. */
export const townName = (town: string): string => town.slice(2);

export const people: readonly string[] = [
  'Empar Ribelles',
  'Vicent Llorca',
  'Joana Peris',
  'Ferran Soriano',
  'Rafa Montaner',
  'Amàlia Cervera',
  'Batiste Andreu',
  'Carme Estellés',
  'Ximo Tarazona',
  'Neus Blanquer',
];
