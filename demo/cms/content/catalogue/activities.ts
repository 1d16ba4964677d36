import type { Content } from '../content.types.ts';
import { written } from '../written.ts';
import { at, entry } from './build.ts';
import type { Option } from './options.ts';
import { type PictureName, pictures } from './pictures.ts';
import { placeOf, typographic } from './places.ts';

interface Kind {
  /** Value of the filter. */
  id: string;
  name: string;
  picture: PictureName;
  ages: readonly string[];
  says: string;
  titles: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    id: 'taller',
    name: 'Taller',
    picture: 'festa',
    ages: ['4-7', '8-12'],
    says: 'Porteu roba que es puga embrutar: els materials els posem nosaltres.',
    titles: [
      'Taller de ceràmica amb torn',
      'Taller de màscares de paper',
      'Taller de percussió corporal',
      'Taller de fotografia amb caixes de sabates',
      'Taller de teles i tints naturals',
      'Taller de cometes per al vent de llevant',
      'Taller de còmic en una sola vesprada',
      'Taller de dolçaina i tabal',
      'Taller d’espart per a mans inquietes',
      'Taller de robots de cartó',
      'Taller de ventalls pintats',
      'Taller de cançons inventades',
    ],
  },
  {
    id: 'ruta',
    name: 'Ruta a peu',
    picture: 'muntanya',
    ages: ['8-12', '13-17', '18'],
    says: 'Calçat còmode, aigua i un entrepà: tornem abans de dinar.',
    titles: [
      'Ruta dels molins d’aigua',
      'Ruta de les fonts amagades',
      'Ruta dels cavalls de la marjal',
      'Ruta de la pedra seca i els marges',
      'Ruta de nit amb fanals',
      'Ruta de les oliveres mil·lenàries',
      'Ruta pel llit del riu',
      'Ruta de les platges tranquil·les',
      'Ruta dels ocells de pas',
      'Ruta de les antigues vies del tren',
      'Ruta dels pous de neu',
      'Ruta de les torres de guaita',
    ],
  },
  {
    id: 'contes',
    name: 'Contacontes',
    picture: 'llibre',
    ages: ['0-3', '4-7'],
    says: 'Coixins a terra i veus baixetes. L’entrada és lliure fins que s’omplin els coixins.',
    titles: [
      'Contes de la lluna plena',
      'Contes per a abans de la migdiada',
      'Contes de drac i mitja',
      'Contes que caben en una butxaca',
      'Contes amb titelles de dit',
      'Contes d’animals que no volien dormir',
      'Contes a la fresca',
      'Contes de la rondallaire Quica',
      'Contes del port i dels peixos',
      'Contes cantats amb guitarra',
      'Contes de por, però poca',
      'Contes en pijama',
    ],
  },
  {
    id: 'concert',
    name: 'Concert',
    picture: 'musica',
    ages: ['13-17', '18'],
    says: 'Al final, el públic tria una peça i la tornem a tocar.',
    titles: [
      'Concert de la banda jove',
      'Concert de corda al claustre',
      'Concert de cors a la plaça',
      'Concert de jazz sense escenari',
      'Concert per a nadons i famílies',
      'Concert d’orgue a les fosques',
      'Concert de cant d’estil',
      'Concert de rock al trinquet',
      'Concert de cobla i dansa',
      'Concert de guitarres i balcons',
      'Concert de Santa Cecília',
      'Concert de pel·lícules que sabeu de memòria',
    ],
  },
  {
    id: 'visita',
    name: 'Visita guiada',
    picture: 'plaça',
    ages: ['8-12', '13-17', '18'],
    says: 'Grups de vint persones. La guia respon totes les preguntes, també les rares.',
    titles: [
      'Visita al col·legi de l’art de la seda',
      'Visita al refugi de la guerra',
      'Visita al castell quan tanca',
      'Visita a l’arxiu i als seus plànols',
      'Visita al forn de llenya',
      'Visita al campanar i les campanes',
      'Visita a la llotja del peix',
      'Visita a la fàbrica de torrons',
      'Visita al museu del joguet',
      'Visita al celler i a les bótes',
      'Visita a l’observatori',
      'Visita al teatre per la porta de darrere',
    ],
  },
  {
    id: 'teatre',
    name: 'Teatre',
    picture: 'teatre',
    ages: ['8-12', '13-17', '18'],
    says: 'Una hora sense pausa. Després, xarrada amb la companyia.',
    titles: [
      'Teatre d’objectes: la caixa de llanda',
      'Teatre d’ombres: el llop i la mel',
      'Teatre al carrer: la plaça és nostra',
      'Teatre de titelles: la cabreta valenta',
      'Teatre llegit: cartes que no van arribar',
      'Teatre en anglés i en valencià',
      'Teatre improvisat amb el públic',
      'Teatre musical: l’hora del berenar',
      'Teatre clàssic en mitja hora',
      'Teatre documental: les dones de la fàbrica',
      'Teatre de butxaca: cinc cadires',
      'Teatre jove: finals d’institut',
    ],
  },
  {
    id: 'cinema',
    name: 'Cinema',
    picture: 'poble',
    ages: ['13-17', '18'],
    says: 'Versió original amb subtítols. Porteu la cadira de casa.',
    titles: [
      'Cinema a la fresca: l’estiu de la pols',
      'Cinema mut amb piano en directe',
      'Cinema d’animació per a xicotets',
      'Cinema documental: l’última barca',
      'Cinema de barri: sessió doble',
      'Cinema i tertúlia amb la directora',
      'Cinema de festivals en un sol dia',
      'Cinema en família: el planeta taronja',
      'Cinema de matí per a gent gran',
      'Cinema de por a mitjanit',
      'Cinema curt: onze històries de cinc minuts',
      'Cinema fòrum: la casa de la platja',
    ],
  },
  {
    id: 'esport',
    name: 'Esport',
    picture: 'esport',
    ages: ['8-12', '13-17', '18'],
    says: 'No cal haver-ho fet mai. Hi ha dutxes i un got de llet en acabar.',
    titles: [
      'Esport: iniciació a la pilota valenciana',
      'Esport: rem en llagut per la dàrsena',
      'Esport: cursa popular de cinc quilòmetres',
      'Esport: escalada en rocòdrom',
      'Esport: bicicletada de la primavera',
      'Esport: ioga a la platja',
      'Esport: escacs gegants al carrer',
      'Esport: travessia nadant el port',
      'Esport: patins per a qui cau molt',
      'Esport: bàsquet de tres contra tres',
      'Esport: orientació al bosc',
      'Esport: ball de saló per a tímids',
    ],
  },
  {
    id: 'cuina',
    name: 'Cuina',
    picture: 'cuina',
    ages: ['13-17', '18'],
    says: 'Es cuina, es menja i s’escura. Digueu-nos les al·lèrgies en arribar.',
    titles: [
      'Cuina d’arrossos en paella menuda',
      'Cuina de la taronja, de la pell al suc',
      'Cuina de barca: suquet i allipebre',
      'Cuina amb el que queda a la nevera',
      'Cuina de Pasqua: mones i panous',
      'Cuina de conserva per a tot l’any',
      'Cuina d’herbes de marge',
      'Cuina dolça: coques i rotllets',
      'Cuina de castanyes i moniatos',
      'Cuina sense foc per a xiquets',
      'Cuina de les àvies de la plaça',
      'Cuina d’orxata i fartons',
    ],
  },
  {
    id: 'jocs',
    name: 'Jocs',
    picture: 'festa',
    ages: ['4-7', '8-12'],
    says: 'Es juga en equips que es fan allà mateix. Ningú no queda fora.',
    titles: [
      'Jocs de fusta a la plaça',
      'Jocs d’aigua per a l’última calor',
      'Jocs de taula fins a la nit',
      'Jocs de carrer dels iaios',
      'Jocs de llums i ombres',
      'Jocs d’enigmes al museu',
      'Jocs de memòria amb fotografies',
      'Jocs de cartes i refranys',
      'Jocs de ciència amb vinagre',
      'Jocs de paraules en valencià',
      'Jocs de construcció gegants',
      'Jocs de pistes pel nucli antic',
    ],
  },
];

const moments = [
  'Dissabte, 10.30 h',
  'Diumenge, 11 h',
  'Divendres, 18 h',
  'Dissabte, 19.30 h',
  'Dimecres, 17.30 h',
];

/** Filter options of the activities (LIST-19). */
export const activityOptions: readonly Option[] = kinds.map(({ id, name }) => ({ name, value: id }));

/** 120 activities in real towns; the activities are invented. */
export const catalogueActivities: readonly Content[] = Array.from({ length: 120 }, (_, index) => {
  const kind = at(kinds, index);
  const place = placeOf(index);
  const name = typographic(place.name);
  return entry('activity', index * 2, {
    title: at(kind.titles, Math.floor(index / kinds.length)),
    kicker: kind.name,
    lead: kind.says,
    note: `${at(moments, index)} · ${name}`,
    illustration: pictures[kind.picture],
    author: 'Agenda d’Apunt',
    place: place.code,
    ages: [...kind.ages],
    filters: [kind.id],
    body: written(
      `${kind.says} Ens trobem un quart d’hora abans, davant de l’ajuntament, i anem plegats fins al lloc.`,
      'L’activitat es fa en valencià. Si veniu amb cotxet, cadira de rodes o gos guia, escriviu-nos i us direm per on s’entra millor.',
    ),
  });
});
