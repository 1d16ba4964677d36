import type { BodyElement } from '../../../src/content/body.types.ts';
import { imageOf } from '../pictures/clip.ts';
import { bodyIllustrations } from './body-illustrations.ts';
import type { Content } from './content.types.ts';
import { media } from './media.ts';
import { findVideo, mediaPath } from './media-library.ts';
import { rainyAfternoon } from './rainy-afternoon.ts';
import { written } from './written.ts';

const folder = { folder: 'far' };
const page = media.find(({ slug }) => slug === 'com-es-fa-un-far');

/**
 * The film of the lighthouse, a video of the provider in a text, with file and captions for readers without scripts.
 */
const lighthouseFilm: BodyElement = {
  type: 'video',
  bcId: '6000000000101',
  src: mediaPath(folder, 'far.mp4'),
  mimeType: 'video/mp4',
  title: 'Com es fa un far',
  duration: findVideo('6000000000101')?.seconds ?? 0,
  captions: [{ src: mediaPath(folder, 'captions-ca.vtt'), language: 'ca', label: 'Valencià' }],
  ...(page && { poster: imageOf(page.illustration).src ?? '' }),
};

/** News of an invented town. */
export const news: Content[] = [
  {
    id: 'c1',
    kind: 'news',
    slug: 'la-ciutat-ompli-de-musica-els-patis',
    kicker: 'Cultura · Vilaclara',
    title: 'La ciutat ompli de música els patis amagats una nit de tardor',
    lead: 'Huitanta patis obrin les portes amb concerts de cambra, cobles i veus joves. Entrada lliure fins a mitjanit.',
    illustration: {
      name: 'patis',
      alt: 'Un cor canta en un pati de nit, davall de dos fileres de llums i amb la lluna roja al fons.',
    },
    author: 'Empar Ribelles',
    minutesAgo: 25,
    pollId: '1',
    body: written(
      'Quan es fa fosc a Vilaclara, les portes que tot l’any estan tancades s’obrin una darrere de l’altra. Esta nit, huitanta patis de cases, convents i tallers acullen música a la llum de les bombetes. No cal entrada ni invitació: només caminar a poc a poc i deixar-se guiar per l’oïda.',
      'La festa va nàixer fa huit anys amb sis veïnes i un piano vell. Hui hi participen més de nou-cents músics, quasi tots aficionats, i l’any passat hi passaren trenta-dos mil persones sense que caiguera ni un test de gerani.',
      { type: 'heading', tag: 'h2', text: 'Per on podeu començar' },
      'L’organització ha dibuixat tres passejades segons el temps que tingueu. Totes ixen de la plaça del Pou i totes acaben on se sent l’última cobla.',
      {
        type: 'listing',
        tag: 'ul',
        items: [
          'Mitja hora: l’Almoina i els dos patis del carrer de les Teixidores, amb quartets de corda.',
          'Una hora: el convent del Carme, on canten quatre cors, i els tallers de la ribera.',
          'Tota la nit: els huitanta patis, amb un plànol de paper que trobareu en cada porta.',
        ],
      },
      {
        type: 'quote',
        text: 'Cantar ací és com tornar a casa: la pedra et respon i el públic està tan prop que respira amb tu.',
        author: 'Amàlia Cervera, directora de la Coral de la Ribera',
      },
      {
        type: 'image',
        image: imageOf(bodyIllustrations.teulades),
        caption: 'El barri vell, una hora abans que comencen els concerts.',
        signature: 'Il·lustració: Apunt',
      },
      { type: 'heading', tag: 'h2', text: 'Silenci entre cançó i cançó' },
      'El veïnat demana una sola cosa: parlar baixet. Els concerts duren quinze minuts i, entre l’un i l’altre, els patis queden en silenci perquè la gent que hi viu puga descansar. A mitjanit s’apaguen les bombetes i s’obri, per a qui encara vulga música, l’auditori de la Llotgeta.',
      {
        type: 'listing',
        tag: 'ol',
        items: [
          'Trieu un pati i entreu-hi abans que comence la peça.',
          'Apagueu el telèfon: la llum també fa soroll.',
          'Aplaudiu fort al final; és l’única entrada que es paga.',
        ],
      },
      'Si plou, la música no s’atura: els cors es traslladen als porxos i el programa comença mitja hora més tard. La previsió, de moment, parla d’una nit serena i de 14 graus.',
      {
        type: 'hot-topics',
        topics: [
          {
            title: 'Nit dels patis',
            href: '/noticies/la-ciutat-ompli-de-musica-els-patis',
            children: [
              { title: 'Escolteu la coral en la ràdio', href: '/audios/la-coral-assaja-a-les-fosques' },
              { title: 'Voteu el vostre pati', href: '/enquestes/1' },
            ],
          },
          { title: 'El temps de la nit', href: '/el-temps', text: 'serena i 14 graus' },
          { title: 'Activitats de tardor', href: '/activitats' },
        ],
      },
    ),
  },
  {
    id: 'c2',
    kind: 'news',
    slug: 'torna-el-tren-de-la-ribera',
    kicker: 'Comarques · Riumar',
    title: 'Torna el tren de la ribera dotze anys després de l’última parada',
    lead: 'La línia recupera set estacions i unirà Riumar amb Vilaclara en vint-i-quatre minuts.',
    illustration: {
      name: 'tren',
      alt: 'Unes vies que es perden en l’horitzó i un senyal amb el llum roig encés.',
    },
    author: 'Vicent Llorca',
    minutesAgo: 70,
    body: written(
      'A les sis i deu del matí, amb l’andana plena de bicicletes i d’algun mocador, el primer tren ha tornat a eixir de Riumar. Feia dotze anys que la línia dormia davall de l’herba.',
      'Els combois passaran cada mitja hora i portaran dos vagons amb espai per a bicicletes i cotxets. Durant el primer mes, viatjar serà gratuït.',
      { type: 'heading', tag: 'h2', text: 'Set estacions amb vida pròpia' },
      {
        type: 'listing',
        tag: 'ul',
        items: [
          'Riumar: biblioteca en l’antiga sala d’espera.',
          'Les Moreres: mercat de l’horta els dissabtes.',
          'Portassol: lloguer de barques.',
        ],
      },
      {
        type: 'quote',
        text: 'Ma mare em duia en este tren a vendre taronges. Hui l’he duta jo a ella.',
        author: 'Teresa Ginestar, veïna de Riumar',
      },
      'De l’estació de Portassol al far hi ha cinc minuts a peu. La família que l’encén cada nit ens va deixar pujar-hi amb una càmera.',
      lighthouseFilm,
      'La segona fase, que ha d’arribar fins a la platja de Benisalms, començarà la primavera que ve si les excavacions no troben més sorpreses: ja han aparegut dos forns romans i una sabata.',
    ),
  },
  {
    id: 'c3',
    kind: 'news',
    callId: '2',
    slug: 'la-collita-de-taronja-arriba-dos-setmanes-abans',
    kicker: 'Economia · L’Horta de Baix',
    title: 'La collita de taronja arriba dos setmanes abans i més dolça que mai',
    lead: 'Les nits càlides d’octubre han avançat la campanya. Les cooperatives busquen mans i els mercats ja en van plens.',
    illustration: {
      name: 'taronges',
      alt: 'Una parada de mercat amb un tendal de ratlles i un munt de taronges, una més roja que les altres.',
    },
    author: 'Joana Peris',
    minutesAgo: 190,
    body: written(
      'Les primeres caixes han eixit de l’Horta de Baix abans que caiguera cap fulla. Les llauradores diuen que no recorden una taronja tan dolça en novembre i que la pell, fina, demana collir-la amb guants.',
      { type: 'heading', tag: 'h2', text: 'Què canvia per a qui compra' },
      'Els preus baixaran fins a Nadal i tornaran a pujar després de Reis. La recomanació de les cooperatives és senzilla: compreu poques, compreu sovint i guardeu-les fora de la nevera.',
      {
        type: 'quote',
        text: 'Una taronja bona pesa més del que sembla. Agafeu-la i ho sabreu.',
        author: 'Batiste Andreu, llaurador',
      },
    ),
  },
  {
    id: 'c4',
    kind: 'news',
    slug: 'les-atletes-de-portassol-guanyen-la-mitja-marato',
    kicker: 'Esports · Portassol',
    title: 'Les atletes de Portassol guanyen la mitja marató per equips',
    lead: 'Quatre corredores que entrenen de nit, després de la faena, fan història en la carrera de la costa.',
    illustration: {
      name: 'carrera',
      alt: 'Dos corredores de paper retallat en la corba d’una pista, amb el sol al fons.',
    },
    author: 'Ferran Soriano',
    minutesAgo: 410,
    gate: 'body',
    body: written(
      'Han arribat juntes, de la mà, i han hagut de preguntar si això estava permés. Ho estava. El jurat ha mesurat els xips i ha confirmat el millor temps per equips de les vint-i-dos edicions.',
      { type: 'heading', tag: 'h2', text: 'Entrenar amb frontal' },
      'Treballen en una fleca, en un hospital, en un institut i en el port. Es troben a les deu de la nit davant del far i corren amb una llum en el front. «De dia ens perdríem», fan broma.',
      lighthouseFilm,
    ),
  },
  rainyAfternoon,
];
