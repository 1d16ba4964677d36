import type { Drawing } from '../../demo/cms/pictures/draw.ts';

/** A sentence in the languages that it is spoken in. */
export interface Sentence {
  ca: string;
  es?: string;
}

/** A part of a film: a scene with a title, and its spoken sentences. */
export interface Act {
  seconds: number;
  title: string;
  drawing: Drawing;
  says: readonly Sentence[];
}

/** The film of the lighthouse: a minute, in two languages. */
export const lighthouse: readonly Act[] = [
  {
    seconds: 12,
    title: 'El far de Portassol',
    drawing: { scene: 'sea', palette: 'mar', seed: 'far' },
    says: [
      { ca: 'Este és el far de Portassol.', es: 'Este es el faro de Portassol.' },
      { ca: 'Fa cent quaranta anys que mira la mar.', es: 'Hace ciento cuarenta años que mira el mar.' },
    ],
  },
  {
    seconds: 12,
    title: 'La porta',
    drawing: { scene: 'courtyard', palette: 'mar', seed: 'porta' },
    says: [
      { ca: 'Els germans Segarra ens obrin la porta.', es: 'Los hermanos Segarra nos abren la puerta.' },
      { ca: 'Dins fa olor de sal i de café.', es: 'Dentro huele a sal y a café.' },
    ],
  },
  {
    seconds: 12,
    title: 'L’escala',
    drawing: { scene: 'book', palette: 'terra', seed: 'escala' },
    says: [
      { ca: 'Pugem dos-cents onze escalons.', es: 'Subimos doscientos once escalones.' },
      {
        ca: 'Ningú no diu res fins que arribem dalt.',
        es: 'Nadie dice nada hasta que llegamos arriba.',
      },
    ],
  },
  {
    seconds: 12,
    title: 'La lent',
    drawing: { scene: 'radio', palette: 'ones', seed: 'lent' },
    says: [
      {
        ca: 'Netegem la lent a poc a poc, amb un drap de cotó.',
        es: 'Limpiamos la lente poco a poco, con un trapo de algodón.',
      },
      { ca: 'Sense deixar-hi empremtes.', es: 'Sin dejar huellas.' },
    ],
  },
  {
    seconds: 12,
    title: 'La nit',
    drawing: { scene: 'sea', palette: 'nit', seed: 'far' },
    says: [
      { ca: 'Quan es fa de nit, el far s’encén.', es: 'Cuando se hace de noche, el faro se enciende.' },
      { ca: 'I els barquers ja saben on és casa.', es: 'Y los barqueros ya saben dónde está su casa.' },
    ],
  },
];

const short = (title: string, text: string, drawing: Drawing): readonly Act[] => [
  { seconds: 12, title, drawing, says: [{ ca: text }] },
];

/** Films of twelve seconds, by the folder that they go to. */
export const shorts = {
  calafats: short('Calafats de guàrdia', 'De nit també es fan barques: a poc a poc, i amb llum de cresol.', {
    scene: 'sea',
    palette: 'terra',
    seed: 'calafats',
  }),
  escola: short('Una escola a peu d’aigua', 'En esta escola, l’hora del pati la mana la marea.', {
    scene: 'friends',
    palette: 'mar',
    seed: 'escola',
  }),
  xarxes: short('La nit de les xarxes', 'Tot el poble repara xarxes, i qui no en sap, canta.', {
    scene: 'city',
    palette: 'nit',
    seed: 'xarxes',
  }),
  serra: short('La serra de l’Olmet', 'Un any sencer a dos pams de terra, sense moure la càmera.', {
    scene: 'mountains',
    palette: 'alba',
    seed: 'serra',
  }),
  assaig: short('Assaig general', 'Falta un decorat, sobra un gat, i demà s’estrena.', {
    scene: 'stage',
    palette: 'ones',
    seed: 'assaig',
  }),
} as const;

export const vertical = short('Dret!', 'Este vídeo és més alt que ample, com el campanar.', {
  scene: 'city',
  palette: 'alba',
  seed: 'dret',
});

/** Words for rain: what the audio says, and so what its transcript reads. */
export const rainWords: readonly Sentence[] = [
  { ca: 'Benvingudes i benvinguts al diccionari de la pluja.' },
  { ca: 'Hui en traem sis paraules.' },
  { ca: 'Plovisquejar és caure una pluja molt fina, que a penes banya.' },
  { ca: 'Fer quatre gotes és ploure tan poc que no cal obrir el paraigua.' },
  { ca: 'Un ruixat és una pluja curta, que ve de pressa i se’n va de pressa.' },
  { ca: 'Un xàfec és un ruixat que no avisa.' },
  { ca: 'Ploure a bots i barrals és ploure molt, com si buidaren odres i barrils.' },
  { ca: 'I escampar és deixar de ploure.' },
  { ca: 'Quan escampa, eixiu i escolteu: les canaleres encara conten coses.' },
];

/** Loop of the live channel: four parts, so that a viewer sees the position. */
export const liveChannel: readonly Act[] = ['I', 'II', 'III', 'IV'].map((part) => ({
  seconds: 12,
  title: `Les campanes, ${part}`,
  drawing: { scene: 'city', palette: 'nit', seed: `campanes ${part}` },
  says: [],
}));
