import { bare } from '../../../src/i18n/bare.ts';

/** Municipalities as readers may type them, mostly in Castilian, with the printed name. Accents are ignored. */
const printed: Readonly<Record<string, string>> = {
  Agullente: 'Agullent',
  Alboraya: 'Alboraia',
  Alcira: 'Alzira',
  Alcoy: 'Alcoi',
  Alicante: 'Alacant',
  'Alquerías del Niño Perdido': 'les Alqueries',
  Benicasim: 'Benicàssim',
  Benitachell: 'el Poble Nou de Benitatxell',
  Burriana: 'Borriana',
  Calpe: 'Calp',
  'Campo de Mirra': 'el Camp de Mirra',
  Carcagente: 'Carcaixent',
  Castellón: 'Castelló',
  Chilches: 'Xilxes',
  Chodos: 'Xodos',
  Elche: 'Elx',
  'Hondón de las Nieves': 'el Fondó de les Neus',
  Játiva: 'Xàtiva',
  Jávea: 'Xàbia',
  Jijona: 'Xixona',
  Liria: 'Llíria',
  Lorcha: 'l’Orxa',
  'Lucena del Cid': 'Llucena',
  Mogente: 'Moixent',
  Monóvar: 'Monòver',
  Montichelvo: 'Montitxelvo',
  Montroy: 'Montroi',
  Onteniente: 'Ontinyent',
  Oriola: 'Orihuela',
  Oropesa: 'Orpesa',
  'Oropesa del Mar': 'Orpesa',
  Pinoso: 'el Pinós',
  Sagunto: 'Sagunt',
  'San Jorge': 'Sant Jordi',
  'San Vicente del Raspeig': 'Sant Vicent del Raspeig',
  Sueras: 'Suera',
  Torremanzanas: 'la Torre de les Maçanes',
  Torrente: 'Torrent',
  Useras: 'les Useres',
  'Villafranca del Cid': 'Vilafranca',
  Villajoyosa: 'la Vila Joiosa',
  Villalonga: 'Vilallonga',
  Villarreal: 'Vila-real',
  Vinaroz: 'Vinaròs',
};

const names = new Map(Object.entries(printed).map(([typed, name]) => [bare(typed), bare(name)]));
const longFirst = [...names.keys()].sort((one, other) => other.length - one.length);
const anyName = new RegExp(String.raw`(?<!\p{L})(?:${longFirst.join('|')})(?!\p{L})`, 'gu');

/** Replaces typed names of municipalities with the printed ones. @param text as returned by `bare` */
export const withPrintedNames = (text: string): string =>
  text.replace(anyName, (name) => names.get(name) ?? name);
