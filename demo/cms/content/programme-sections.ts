import type { Content } from './content.types.ts';

/** Section of a programme's pages. */
export interface ProgrammeSection {
  /** Last part of the section's address, below the programme's. */
  slug: string;
  title: string;
  lead: string;
  items: string[];
  children?: ProgrammeSection[];
}

const episodes: Record<string, [first: string[], second: string[]]> = {
  'la-costera': [
    ['Les peixateres de Riumar', 'L’últim mestre d’aixa', 'Nadar abans de caminar'],
    [
      'El far que es va quedar sol',
      'Calafats de guàrdia',
      'Una escola a peu d’aigua',
      'La nit de les xarxes',
    ],
  ],
  'arran-de-terra': [
    ['La mata de romer', 'Formigues de ribera', 'El bancal abandonat'],
    ['Davall d’una pedra', 'El riu quan no hi ha ningú', 'Fulles de novembre'],
  ],
  'so-de-nit': [
    ['Un quartet en el depòsit', 'Cobles al forn', 'El tramvia de les onze'],
    ['Guitarres en la bugaderia', 'Veus en l’aparcament', 'Percussió de cuina'],
  ],
  bambolines: [
    ['L’apuntadora', 'Quan se’n va la llum', 'Sastres de guàrdia'],
    ['El teló que no pujava', 'Assaig general', 'Gira amb furgoneta'],
  ],
  'la-recepta-curta': [
    ['Cinc maneres de fer carxofes', 'Sopar amb el que hi ha', 'Fideus de dimarts'],
    ['Coca sense forn', 'Taronja i oli', 'Un arròs per a dos'],
  ],
  'horta-endins': [
    ['La séquia de les dotze', 'Llavors amb cognoms', 'Una alqueria, tres germanes'],
    ['Nit de reg', 'El tomaca que va tornar', 'Fang en les botes'],
  ],
};

/** Titles of the chapters that all programmes of the catalogue have. */
const ofCatalogue: [first: string[], second: string[]] = [
  ['Per on comencem', 'Qui ho sap fer', 'Una vesprada llarga'],
  ['Tornar-hi', 'El que no es veu', 'Amb pluja i sense', 'L’últim dia'],
];

/** Returns the sections of a programme, except its first page, for its navigation. */
export function sectionsOf({ slug, title, kicker }: Content): ProgrammeSection[] {
  const [first, second] = episodes[slug] ?? ofCatalogue;
  const season = (number: number, items: string[]): ProgrammeSection => ({
    slug: `temporada-${number}`,
    title: `Temporada ${number}`,
    lead: `Tots els capítols de la temporada ${number} de «${title}».`,
    items,
  });
  return [
    {
      slug: 'capitols',
      title: 'Capítols',
      lead: `Tot el que s’ha emés de «${title}», del més nou al més antic.`,
      items: [...second, ...first],
      children: [season(2, second), season(1, first)],
    },
    {
      slug: 'equip',
      title: 'L’equip',
      lead: `Qui fa possible «${title}».`,
      items: ['Direcció i guió', 'Realització', 'So i música', 'Documentació'],
    },
    {
      slug: 'horaris',
      title: 'Horaris',
      lead: `Quan s’emet «${title}».`,
      items: [
        `Estrena (${kicker.toLowerCase()}): a les 22.15`,
        'Repetició: els dissabtes, a les 12.00',
        'En línia, quan vulgueu',
      ],
    },
    {
      slug: 'escriviu-nos',
      title: 'Escriviu-nos',
      lead: `Teniu una història per a «${title}»? Ens agradarà llegir-la.`,
      items: ['Conteu-la en poques línies', 'Digueu-nos com us diuen i d’on sou', 'Contestem sempre'],
    },
  ];
}

/** @param path parts of the address below the programme's */
export function findSection(content: Content, path: readonly string[]): ProgrammeSection | undefined {
  const [first, second, ...more] = path;
  const section = sectionsOf(content).find(({ slug }) => slug === first);
  if (more.length > 0) return undefined;
  return second === undefined ? section : section?.children?.find(({ slug }) => slug === second);
}
