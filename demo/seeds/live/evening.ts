import { written } from '../../cms/content/written.ts';
import { h, laia, pictureOf, rain, redaccio, related, type SampleMessage, ximo } from './parts.ts';

/** Messages until dark: the village prepares for the bell. */
export const evening = (basePath: string): SampleMessage[] => [
  {
    id: 'm01',
    minutesAgo: 318,
    author: redaccio,
    title: 'Comença la Nit de les Campanes',
    openingMultimedia: {
      type: 'image',
      image: pictureOf('poster'),
      caption: 'El cartell d’enguany, fet per les xiquetes i els xiquets de l’escola.',
      signature: 'Escola del Rajolar',
    },
    description: written(
      'Bona vesprada des de <strong>Benimarí de la Vall</strong>. Esta nit el poble estrena campana: la <em>Bàrbara</em>, de 412 quilos, sonarà per primera vegada. Vos ho contem minut a minut.',
      {
        type: 'hot-topics',
        topics: [
          {
            title: 'La Nit de les Campanes',
            href: `${basePath}/directes`,
            children: [
              { title: 'Com s’hi arriba', href: `${basePath}/noticies` },
              { title: 'El programa d’actes', href: `${basePath}/noticies` },
            ],
          },
        ],
      },
    ),
  },
  {
    id: 'm02',
    minutesAgo: 306,
    author: redaccio,
    title: 'Tot el que passarà, pas a pas',
    description: [
      {
        type: 'listing',
        tag: 'ol',
        items: [
          '<strong>Per a començar</strong>: cercavila de les dos bandes',
          '<strong>Després</strong>: sopar a la fresca, cadascú amb la seua cadira',
          '<strong>A l’hora de les postres</strong>: final del concurs de coques',
          '<strong>I al final de tot</strong>: primer toc de la <em>Bàrbara</em>',
        ],
      },
    ],
  },
  {
    id: 'm03',
    minutesAgo: 297,
    title: 'El carrer Major, tallat des d’ara mateix',
    description: written(
      'L’autobús para davant de la cooperativa. Qui vinga en cotxe el pot deixar al <a href="https://example.cat/mapa">camp de futbol</a>, i el trenet de la festa el portarà fins a la plaça.',
    ),
  },
  {
    id: 'm04',
    minutesAgo: 284,
    author: laia,
    title: 'Les primeres cadires',
    description: written(
      'La tia Remei ha baixat la seua abans que ningú. «Fa quaranta anys que em sente ací i no pense canviar de vistes ara que sonarà bé», ens diu.',
      {
        type: 'quote',
        text: 'La campana vella estava badada i sonava a cassola. Ens l’estimàvem igual.',
        author: 'Remei Pastor, veïna de la plaça',
      },
    ),
  },
  {
    id: 'm05',
    minutesAgo: 271,
    title: 'D’on ve el nom de la campana',
    description: [
      {
        type: 'supplementary-text',
        title: 'Per què es diu Bàrbara?',
        html: '<p>Santa Bàrbara és la patrona contra les tronades, i les campanes es tocaven per a espantar-les. El nom el va triar el poble en una votació: va guanyar per <strong>11 vots</strong> a «Mariola».</p>',
      },
    ],
  },
  {
    id: 'm06',
    minutesAgo: 263,
    author: redaccio,
    title: 'L’assaig de la campana, per a endur-vos-el',
    description: written(
      'Si encara no heu sentit com sonarà, ací teniu la prova que van enregistrar al taller el dia de l’afinació.',
      {
        type: 'file',
        href: `${basePath}/assets/media/campanes.mp3`,
        name: 'Assaig de la campana nova',
        format: 'MP3',
      },
    ),
  },
  {
    id: 'm07',
    minutesAgo: 251,
    author: laia,
    title: 'Arranca la cercavila',
    openingMultimedia: { type: 'image', image: pictureOf('square'), signature: 'Apunt' },
    description: written(
      'Les dos bandes pugen pel carrer de la Font. Enguany han pactat el pasdoble: el toquen alhora.',
    ),
  },
  {
    id: 'm08',
    minutesAgo: 244,
    title: 'Tres bombos i un gos',
    description: written(
      'El gos es diu <em>Bemoll</em>, va davant de tot i no perd el pas. Ja té més aplaudiments que el tro.',
    ),
  },
  {
    id: 'm09',
    minutesAgo: 232,
    title: 'La plaça, en imatges',
    description: [
      {
        type: 'photo-gallery',
        cards: [
          { image: pictureOf('square'), title: 'La plaça, abans de sopar', signature: 'Apunt' },
          { image: pictureOf('stalls'), title: 'Les parades de la cooperativa', signature: 'Apunt' },
          { image: pictureOf('tower'), title: 'El campanar, que espera', signature: 'Apunt' },
          { image: pictureOf('valley'), title: 'La vall quan es fa fosc', signature: 'Apunt' },
        ],
      },
    ],
  },
  {
    id: 'm10',
    minutesAgo: 219,
    author: ximo,
    title: 'Cent trenta-dos escalons',
    correctedMinutesAgo: 211,
    description: written(
      'Hem pujat al campanar amb Empar, la campanera. Són <strong>132 escalons</strong>, ni un més ni un menys.',
      h('Què es veu des de dalt'),
      {
        type: 'listing',
        tag: 'ul',
        items: [
          'Les taronges que encara no són taronges',
          'La mar, si entretanqueu els ulls',
          'La tia Remei',
        ],
      },
    ),
  },
  {
    id: 'm11',
    minutesAgo: 208,
    title: 'Així sona de prop',
    description: written(
      { type: 'audio', src: `${basePath}/assets/media/campanes.mp3`, title: 'L’assaig de les campanes' },
      'Pugeu el volum amb calma: des de baix és una altra cosa.',
    ),
  },
  {
    id: 'm12',
    minutesAgo: 196,
    author: laia,
    title: 'Sopar a la fresca',
    description: written(
      'Taules de casa, estovalles de quadres i coques de totes les menes. Si passeu per ací, algú vos dirà que vos assegueu.',
      {
        type: 'image',
        image: pictureOf('stalls'),
        caption: 'A la parada de les coques hi ha cua.',
        ratio: '4-3',
      },
    ),
  },
  {
    id: 'm13',
    minutesAgo: 187,
    title: 'Ho diuen també a les xarxes',
    description: [
      {
        type: 'twitter',
        url: 'https://x.com/apunt_exemple/status/1000000000000000001',
        title: 'La cua de les coques, vista per qui la fa',
      },
    ],
  },
  {
    id: 'm14',
    minutesAgo: 179,
    title: 'Les campanes, en tres llibres i un pati',
    description: [
      { type: 'related', cards: [related(basePath, 'c1'), related(basePath, 'c2'), related(basePath, 'c3')] },
    ],
  },
  {
    id: 'm15',
    minutesAgo: 168,
    title: 'Un núvol',
    description: written(
      'N’hi ha un damunt de la serra. La gent el mira com qui mira un cosí que no havia avisat.',
    ),
  },
  {
    id: 'm16',
    minutesAgo: 161,
    author: laia,
    title: 'Ara sí: plou',
    openingMultimedia: {
      type: 'video',
      src: `${basePath}/assets/media/pluja.mp4`,
      poster: rain,
      title: 'La pluja, des de davall dels arcs',
      mimeType: 'video/mp4',
    },
    description: written(
      'Quatre gotes, però de les grosses. Les cadires han entrat davall dels arcs en menys d’un minut: es nota l’ofici.',
    ),
  },
  {
    id: 'm17',
    minutesAgo: 154,
    title: 'Ningú no se’n va',
    description: written(
      'Les bandes s’han posat al portal de la cooperativa i toquen des d’allí. La gent balla amb els paraigües oberts.',
      { type: 'image', image: pictureOf('rain'), caption: 'Pluja curta sobre la plaça.', signature: 'Apunt' },
    ),
  },
  {
    id: 'm18',
    minutesAgo: 147,
    title: 'El ball dels paraigües, en vídeo',
    description: [{ type: 'tiktok', url: 'https://www.tiktok.com/@apuntexemple/video/7000000000000000001' }],
  },
  {
    id: 'm19',
    minutesAgo: 139,
    author: redaccio,
    title: 'L’oratge: quan pararà?',
    description: written(
      'El servici de meteorologia parla de ruixats febles durant <strong>mitja hora</strong>. No hi ha cap avís.',
    ),
  },
  {
    id: 'm20',
    minutesAgo: 131,
    title: 'Para de ploure',
    description: written('I fa olor de terra mullada. Les cadires tornen al seu lloc, en l’ordre de sempre.'),
  },
];
