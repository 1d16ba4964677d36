import type { Content } from './content.types.ts';
import { written } from './written.ts';

const ofTheClub = { kind: 'game', author: 'La Colla' } as const;

/** Games of the club, in words for children. */
export const games: Content[] = [
  {
    ...ofTheClub,
    slug: 'vola-fins-al-planeta-menut',
    kicker: 'Joc',
    title: 'Vola fins al planeta Menut',
    lead: 'Compta les estreles de la imatge. Si te n’ixen més de vint, ja pots ser pilot.',
    illustration: {
      name: 'colla-coet',
      alt: 'Un coet blanc vola entre estreles grogues i un planeta amb anell.',
    },
    minutesAgo: 1800,
    body: written(
      'Mira bé el dibuix: hi ha estreles grans, estreles menudes i alguna que s’amaga. Compta-les sense tocar la pantalla.',
      {
        type: 'listing',
        tag: 'ul',
        items: [
          'Menys de deu: torna-ho a provar des de més prop.',
          'De deu a vint: ja pots fer de copilot.',
          'Més de vint: el coet és teu!',
        ],
      },
      'Ara tapa el dibuix amb la mà. On era el planeta: dalt, baix o enmig?',
    ),
  },
  {
    ...ofTheClub,
    slug: 'fes-un-ocell-de-paper',
    kicker: 'Manualitats',
    title: 'Fes un ocell de paper',
    lead: 'Necessites un full quadrat, deu dits i un poc de paciència. Després, fes-lo volar.',
    illustration: { name: 'colla-ocell', alt: 'Un llibre obert del qual ixen ocells de paper.' },
    minutesAgo: 3100,
    body: written({
      type: 'listing',
      tag: 'ol',
      items: [
        'Plega el full per la meitat, de punta a punta: tens un triangle.',
        'Torna’l a plegar i obri’l: la ratlla del mig serà el cos.',
        'Baixa les dos puntes dels costats: són les ales.',
        'Plega cap avall la punta de davant: és el bec.',
        'Pinta-li els ulls, bufa-li davall de les ales i deixa’l anar.',
      ],
    }),
  },
  {
    ...ofTheClub,
    slug: 'te-vela-i-no-es-espelma',
    kicker: 'Endevinalla',
    title: 'Té vela i no és espelma',
    lead: 'Balla quan fa vent, dorm en el port i no es banya mai els peus. Què és?',
    illustration: { name: 'colla-barca', alt: 'Una barca de vela sobre ones de colors.' },
    minutesAgo: 4300,
    body: written(
      'Una pista: en el dibuix n’hi ha una. I una altra: si li fas un forat, s’enfada molt.',
      'Ja ho saps? És una barca! Ara inventa’n una tu: pensa en una cosa de casa i digues què fa, però no com es diu.',
    ),
  },
];

const lesson = { kind: 'lesson', author: 'Equip d’Apunts' } as const;

/** Lessons of the language site. */
export const lessons: Content[] = [
  {
    ...lesson,
    slug: 'al-mercat-demanar-i-pagar',
    kicker: 'Inicial · 8 min',
    title: 'Al mercat: demanar i pagar',
    lead: '«Quant val?», «en vull mig quilo», «res més, gràcies». Frases per a eixir de la parada amb taronges.',
    illustration: { name: 'llico-mercat', alt: 'Una parada de mercat de paper verd.' },
    minutesAgo: 2000,
    body: written(
      'Davant d’una parada fan falta poques paraules. Digueu-les en veu alta, a poc a poc i després de pressa.',
      {
        type: 'listing',
        tag: 'ul',
        items: [
          '<strong>Qui és l’últim?</strong> Abans que res, per a saber quan us toca.',
          '<strong>A com van les taronges?</strong> Per a preguntar el preu del quilo.',
          '<strong>Pose-me’n mig quilo.</strong> El pronom <em>en</em> fa de «taronges».',
          '<strong>Res més, gràcies. Quant és tot?</strong> I ja podeu pagar.',
        ],
      },
    ),
  },
  {
    ...lesson,
    slug: 'parlar-del-temps-sense-parlar-de-res',
    kicker: 'Intermedi · 12 min',
    title: 'Parlar del temps sense parlar de res',
    lead: 'Plou, plovisqueja, cauen quatre gotes. El verb justet per a cada núvol.',
    illustration: { name: 'llico-pluja', alt: 'Núvols i pluja de paper verd.' },
    minutesAgo: 3400,
    bcId: '6000000000202',
    hasTranscript: true,
    body: written(
      'En l’ascensor o a la porta del forn, el temps és la conversa que no falla. Trieu el verb segons l’aigua que caiga.',
      {
        type: 'listing',
        tag: 'ul',
        items: [
          '<strong>Plovisqueja:</strong> no cal obrir el paraigua.',
          '<strong>Plou:</strong> ja l’obriríeu.',
          '<strong>Plou a bots i barrals:</strong> no us servirà de res.',
          '<strong>Ha escampat:</strong> podeu tornar a casa.',
        ],
      },
    ),
  },
  {
    ...lesson,
    slug: 'els-pronoms-febles-sense-por',
    kicker: 'Avançat · 15 min',
    title: 'Els pronoms febles, sense por',
    lead: 'N’hi ha, li’n done, emporta-te-la. Set diàlegs curts i un mapa per a no perdre’s.',
    illustration: { name: 'llico-muntanya', alt: 'Muntanyes verdes amb un punt de color taronja.' },
    minutesAgo: 5200,
    body: written(
      'Un pronom feble estalvia repetir el que ja se sap. Llegiu cada pregunta i contesteu abans de mirar la resposta.',
      {
        type: 'listing',
        tag: 'ul',
        items: [
          'Hi ha pa? — Sí que <strong>n’hi</strong> ha.',
          'Dones taronges al veí? — Sí, <strong>li’n</strong> done.',
          'Puc endur-me la cadira? — Emporta-<strong>te-la</strong>.',
        ],
      },
    ),
  },
];
