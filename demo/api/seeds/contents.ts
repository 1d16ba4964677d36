import type { Db } from '../database/database.types.ts';

const contents = [
  [
    'c1',
    'news',
    'Els patis de València obrin les portes este cap de setmana',
    'Cultura',
    'Trenta edificis històrics es podran visitar de franc dissabte i diumenge.',
  ],
  [
    'c2',
    'news',
    'L’Albufera recupera una part dels ullals',
    'Medi ambient',
    'Tres anys de treballs tornen l’aigua clara a quatre fonts del parc.',
  ],
  [
    'c3',
    'news',
    'La pilota torna al carrer Major',
    'Esports',
    'La final de raspall es jugarà al carrer per primera vegada en vint anys.',
  ],
  [
    'c4',
    'news',
    'Obri el mercat de Russafa després de les obres',
    'Societat',
    'Les parades recuperen la llum natural i guanyen un pati interior.',
  ],
  [
    'c5',
    'video',
    'Una nit amb els pescadors de la Marina',
    'Reportatge',
    'Eixim a la mar amb dos generacions d’una mateixa família.',
  ],
  [
    'c6',
    'video',
    'Com es fa una falla sense motles',
    'Cultura',
    'Un taller de Borriana treballa només amb fusta i cartó.',
  ],
  [
    'c7',
    'video',
    'El riu que desapareix baix de terra',
    'Ciència',
    'Espeleòlegs i geòlegs seguixen el Magre per dins de la muntanya.',
  ],
  [
    'c8',
    'audio',
    'Paraules de l’Horta',
    'Llengua',
    'Deu noms del camp que encara diem i potser no sabem d’on venen.',
  ],
  [
    'c9',
    'audio',
    'La banda de la meua vida',
    'Música',
    'Quatre directores parlen de l’ofici i dels assajos de divendres.',
  ],
  [
    'c10',
    'audio',
    'Sopar a la fresca: contes de veïnat',
    'Ficció',
    'Tres relats per a escoltar amb la finestra oberta.',
  ],
  [
    'c11',
    'activity',
    'Ruta a peu pels molins de Benassal',
    'Excursions',
    'Huit quilòmetres fàcils, amb parada a la font.',
  ],
  [
    'c12',
    'activity',
    'Taller de titelles per a tota la família',
    'Teatre',
    'Cada dissabte al matí, amb material reciclat.',
  ],
] as const;

const shows = [
  ['s1', 'Bon matí, comarca', 'L’actualitat dels pobles, de dilluns a divendres.', 'both'],
  ['s2', 'Terra endins', 'Rutes i gent de l’interior.', 'television'],
  ['s3', 'La taula parada', 'Cuina de temporada amb producte de prop.', 'television'],
  ['s4', 'Nit de bandes', 'Concerts i converses amb músics.', 'radio'],
  ['s5', 'La Colla del Pardal', 'Aventures i ciència per a xiquetes i xiquets.', 'television'],
  ['s6', 'Paraula per paraula', 'Un concurs de llengua que es juga en tres minuts.', 'both'],
] as const;

/** Contents c1 to c12 and shows s1 to s6, all invented. */
export async function seedContents(db: Db): Promise<void> {
  await db
    .insertInto('contents')
    .values(
      contents.map(([id, kind, title, category, summary]) => ({
        id,
        kind,
        title,
        category,
        summary,
        url: `/${sections[kind]}/${slug(title)}`,
        image: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('shows')
    .values(
      shows.map(([id, name, summary, icon]) => ({
        id,
        name,
        summary,
        icon,
        url: `/programes/${slug(name)}`,
        image: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const sections = { news: 'noticies', video: 'videos', audio: 'audios', activity: 'activitats' } as const;

/** `L’Albufera recupera` → `l-albufera-recupera`. */
function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
