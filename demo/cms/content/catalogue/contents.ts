import { imageOf } from '../../pictures/clip.ts';
import type { Content } from '../content.types.ts';
import { findVideo } from '../media-library.ts';
import { written } from '../written.ts';
import { at, entry, scattered } from './build.ts';
import { type PictureName, pictures } from './pictures.ts';
import { people, townName, towns } from './topics.ts';

interface Subject {
  /** As a sentence begins. */
  who: string;
  isMany?: boolean;
  section: string;
  picture: PictureName;
}

const subjects: readonly Subject[] = [
  { who: 'La banda jove', section: 'Cultura', picture: 'musica' },
  { who: 'L’escola de música', section: 'Cultura', picture: 'musica' },
  { who: 'El mercat de dimarts', section: 'Economia', picture: 'mercat' },
  { who: 'La cooperativa', section: 'Economia', picture: 'horta' },
  { who: 'La biblioteca', section: 'Cultura', picture: 'llibre' },
  { who: 'El club de pilota', section: 'Esports', picture: 'esport' },
  { who: 'La colla de dimonis', section: 'Festes', picture: 'festa' },
  { who: 'El forn de la plaça', section: 'Economia', picture: 'plaça' },
  { who: 'Les llauradores', isMany: true, section: 'Comarques', picture: 'horta' },
  { who: 'Els pescadors', isMany: true, section: 'Comarques', picture: 'mar' },
  { who: 'El museu de la festa', section: 'Cultura', picture: 'festa' },
  { who: 'La ràdio municipal', section: 'Comarques', picture: 'poble' },
  { who: 'El col·legi vell', section: 'Educació', picture: 'escola' },
  { who: 'El cor de veïnes', section: 'Cultura', picture: 'musica' },
  { who: 'L’institut', section: 'Educació', picture: 'escola' },
  { who: 'Els regants', isMany: true, section: 'Comarques', picture: 'horta' },
  { who: 'La muixeranga', section: 'Festes', picture: 'plaça' },
  { who: 'El taller de dansa', section: 'Cultura', picture: 'teatre' },
  { who: 'Les ceramistes', isMany: true, section: 'Cultura', picture: 'plaça' },
  { who: 'El refugi de cavalls', section: 'Comarques', picture: 'muntanya' },
  { who: 'La llotja', section: 'Economia', picture: 'mar' },
  { who: 'L’associació de veïns', section: 'Comarques', picture: 'barri' },
  { who: 'Els bombers forestals', isMany: true, section: 'Comarques', picture: 'muntanya' },
  { who: 'El teatre Principal', section: 'Cultura', picture: 'teatre' },
  { who: 'La colònia d’orenetes', section: 'Natura', picture: 'oratge' },
];

/** Actions: in the singular, in the plural, and an addition for the lead. */
const deeds: readonly (readonly [one: string, many: string, more: string])[] = [
  ['torna a obrir les portes', 'tornen a obrir les portes', 'Han sigut dos anys d’obres i molta paciència'],
  ['celebra cent anys', 'celebren cent anys', 'Hi haurà pastís, música i una exposició de fotografies'],
  ['busca gent nova', 'busquen gent nova', 'No cal experiència: només ganes i una vesprada lliure'],
  ['ix al carrer', 'ixen al carrer', 'La plaça queda menuda i es talla el trànsit'],
  ['guanya el premi de la comarca', 'guanyen el premi de la comarca', 'El jurat en destaca la constància'],
  ['planta mil carrasques', 'planten mil carrasques', 'La muntanya es va cremar fa deu estius'],
  ['estrena local', 'estrenen local', 'És lluminós, és de tots i té calefacció'],
  ['fa un sopar per a tot el poble', 'fan un sopar per a tot el poble', 'Cal portar plat, got i cadira'],
  ['recupera un ofici oblidat', 'recuperen un ofici oblidat', 'L’últim mestre els n’ha ensenyat els secrets'],
  [
    'obri l’arxiu al públic',
    'obrin l’arxiu al públic',
    'S’hi poden consultar actes, plànols i cartes d’amor',
  ],
  ['es muda a la platja', 'es muden a la platja', 'Només serà mentre dure la calor'],
  [
    'prepara la il·luminació de Nadal',
    'preparen la il·luminació de Nadal',
    'Enguany gastarà la meitat que l’any passat',
  ],
];

const NEWS = subjects.length * deeds.length;

const news = scattered(NEWS, 133).map((pair, index) => {
  const { who, isMany = false, section, picture } = at(subjects, pair);
  const [one, many, more] = at(deeds, Math.floor(pair / subjects.length));
  const town = at(towns, index);
  return entry('news', index, {
    title: `${who} ${isMany ? many : one} ${town}`,
    kicker: `${section} · ${townName(town)}`,
    lead: `${more}.`,
    illustration: pictures[picture],
    author: at(people, index),
    body: written(
      `${more}. Així ho expliquen des de ${townName(town)}, on la notícia ha corregut de porta en porta abans que ningú la publicara.`,
      {
        type: 'quote',
        text: 'Feia temps que ho esperàvem, i ara ens toca cuidar-ho.',
        author: at(people, index + 3),
      },
      'Si hi voleu anar, els carrers del centre estaran tallats a partir de les cinc. L’autobús comarcal para al costat.',
    ),
  });
});

interface Told {
  /** Subject with its article, for the middle of a sentence. */
  what: string;
  /** With its preposition. */
  of: string;
  picture: PictureName;
}

/** Subjects of the videos, audios and galleries. */
const told: readonly Told[] = [
  { what: 'una paella per a cent', of: 'de la paella gegant', picture: 'cuina' },
  { what: 'un ventall', of: 'dels ventalls', picture: 'plaça' },
  { what: 'una dolçaina', of: 'de la dolçaina', picture: 'musica' },
  { what: 'una barca de fusta', of: 'de les barques', picture: 'mar' },
  { what: 'un marge de pedra seca', of: 'de la pedra seca', picture: 'muntanya' },
  { what: 'un conte per a la ràdio', of: 'dels contes', picture: 'llibre' },
  { what: 'una carrossa', of: 'de la cavalcada', picture: 'festa' },
  { what: 'un formatge de cabra', of: 'del formatge', picture: 'cuina' },
  { what: 'una pilota de vaqueta', of: 'de la pilota', picture: 'esport' },
  { what: 'un programa de ràdio', of: 'de la ràdio', picture: 'poble' },
  { what: 'una xarxa de pescar', of: 'de les xarxes', picture: 'mar' },
  { what: 'un tabal', of: 'dels tabals', picture: 'musica' },
  { what: 'una màscara', of: 'de les màscares', picture: 'teatre' },
  { what: 'un pont de fusta', of: 'dels ponts', picture: 'oratge' },
  { what: 'una coca de dacsa', of: 'de la coca', picture: 'mercat' },
  { what: 'un mapa de l’horta', of: 'de l’horta', picture: 'horta' },
  { what: 'una pel·lícula muda', of: 'de les pel·lícules', picture: 'teatre' },
  { what: 'un rellotge de sol', of: 'dels rellotges', picture: 'poble' },
  { what: 'una séquia', of: 'de les séquies', picture: 'horta' },
  { what: 'un vestit de seda', of: 'de la seda', picture: 'plaça' },
  { what: 'una eixida a buscar bolets', of: 'dels bolets', picture: 'muntanya' },
  { what: 'un castell de focs', of: 'dels focs', picture: 'festa' },
  { what: 'una llibreria ambulant', of: 'de les llibreries', picture: 'llibre' },
  { what: 'un jardí de plaça', of: 'dels jardins', picture: 'barri' },
  { what: 'una carrera de rucs', of: 'de la carrera', picture: 'esport' },
  { what: 'un hort d’escola', of: 'dels horts', picture: 'escola' },
  { what: 'una cançó de bressol', of: 'de les cançons', picture: 'musica' },
  { what: 'un simulacre de bombers', of: 'dels bombers', picture: 'barri' },
  { what: 'una novel·la de lladres', of: 'de la novel·la', picture: 'llibre' },
  { what: 'un viatge en tren de nit', of: 'dels trens', picture: 'viatge' },
];

type Pattern = readonly [title: (told: Told) => string, lead: string];

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const videoPatterns: readonly Pattern[] = [
  [({ what }) => `Com es fa ${what}`, 'Pas a pas i sense tallar: les mans, les ferramentes i algun disgust.'],
  [({ of }) => `El món ${of}, per dins`, 'Qui hi entra, qui s’hi queda i qui en guarda les fotografies.'],
  [({ what }) => `${sentence(what)} en cent segons`, 'La càmera no para, i el muntatge tampoc.'],
  [({ of }) => `Qui viu ${of}`, 'Tres converses i un relleu que ja ha començat.'],
  [({ of }) => `La ciència ${of}, en dos minuts`, 'Una explicació breu amb objectes que teniu per casa.'],
];

const audioPatterns: readonly Pattern[] = [
  [({ of }) => `El so ${of}`, 'Tanqueu els ulls: això és tot el que es va sentir.'],
  [
    ({ what }) => `Conversa mentre es prepara ${what}`,
    'Les preguntes importants ixen quan les mans estan ocupades.',
  ],
  [({ of }) => `Petita història ${of}`, 'Set minuts per a saber d’on ve i per què no se n’ha anat.'],
];

const galleryPatterns: readonly Pattern[] = [
  [
    ({ of }) => `Les millors imatges ${of}`,
    'Una tria de la nostra redacció, amb peu de foto i sense filtres.',
  ],
  [({ what }) => `En imatges: ${what}`, 'Tres mirades, sense paraules i sense pressa.'],
];

const videos = ['6000000000102', '6000000000103', '6000000000104', '6000000000109', '6000000000110'];
const audios = ['6000000000201', '6000000000202'];

/** Combines every pattern with every subject. */
function tell(
  patterns: readonly Pattern[],
  make: (title: string, lead: string, told: Told, index: number) => Content,
) {
  return scattered(patterns.length * told.length, 7).map((pair, index) => {
    const [title, lead] = at(patterns, Math.floor(pair / told.length));
    const subject = at(told, pair);
    return make(title(subject), lead, subject, index);
  });
}

function media(kind: 'video' | 'audio', ids: readonly string[]) {
  return (title: string, lead: string, { picture }: Told, index: number): Content => {
    const bcId = at(ids, index);
    const seconds = findVideo(bcId)?.seconds;
    return entry(kind, index * 2, {
      title,
      kicker: kind === 'video' ? 'A la carta' : 'Ràdio',
      lead,
      illustration: pictures[picture],
      author: at(people, index),
      bcId,
      ...(seconds !== undefined && { seconds }),
      body: written(`${lead} Una peça de ${at(people, index + 1)}, enregistrada ${at(towns, index)}.`),
    });
  };
}

const shown = Object.values(pictures);

const gallery = (title: string, lead: string, { picture }: Told, index: number): Content =>
  entry('gallery', index * 4, {
    title,
    kicker: 'Galeria',
    lead,
    illustration: pictures[picture],
    author: at(people, index),
    media: 'image',
    body: written(lead, {
      type: 'photo-gallery',
      cards: [pictures[picture], at(shown, index), at(shown, index + 5)].map((illustration) => ({
        image: imageOf(illustration),
        title: illustration.alt,
        signature: `Imatge: ${at(people, index)}`,
      })),
    }),
  });

/** 600 contents: 300 news, 150 videos, 90 audios and 60 galleries. */
export const catalogueContents: readonly Content[] = [
  ...news,
  ...tell(videoPatterns, media('video', videos)),
  ...tell(audioPatterns, media('audio', audios)),
  ...tell(galleryPatterns, gallery),
];
