import type { Content } from '../content.types.ts';
import { written } from '../written.ts';
import { at, entry } from './build.ts';
import { type PictureName, pictures } from './pictures.ts';

const names: readonly (readonly [name: string, author: string])[] = [
  ['El mirador d’Empar', 'Empar Ribelles'],
  ['Quadern de l’oratge', 'Rafa Montaner'],
  ['La butaca de darrere', 'Neus Blanquer'],
  ['Taula parada', 'Carme Estellés'],
];

/** Blog articles: title, summary and picture. */
const things: readonly (readonly [title: string, said: string, picture: PictureName])[] = [
  ['Elogi de la migdiada curta', 'Vint minuts i una persiana a mitges fan més que tres cafés', 'poble'],
  ['Elogi del pa amb oli', 'Dos ingredients i cap excusa', 'cuina'],
  ['Elogi de les plantes al balcó', 'Un test és una plaça molt menuda', 'barri'],
  ['Elogi del veí que toca la trompeta', 'Desafina, però sempre comença a l’hora', 'musica'],
  ['Elogi de la biblioteca del poble', 'L’únic lloc on t’esperen i no et cobren', 'llibre'],
  ['Elogi del tren que para en totes', 'Arribar tard també és una manera d’arribar', 'viatge'],
  ['Elogi de la sala mig buida', 'El millor públic és el que ha vingut de veres', 'teatre'],
  ['Elogi de la llista de la compra', 'Un poema que ningú no firma', 'mercat'],
  ['Per què l’aigua de la font sap distinta', 'La resposta és davall dels nostres peus', 'muntanya'],
  ['Per què les campanes toquen a deshora', 'Hi ha un rellotge que només entén la sagristana', 'poble'],
  ['Per què ens agrada l’olor de terra mullada', 'Té nom, i és més bonic del que sembla', 'oratge'],
  ['Per què cantem al cotxe', 'És l’última habitació amb la porta tancada', 'viatge'],
  ['Per què ningú no torna les carmanyoles', 'Una investigació familiar amb testimonis', 'cuina'],
  ['Per què els gats trien el mateix mur', 'Vam deixar una càmera tota la nit', 'barri'],
  ['Per què el llevant fa mal de cap', 'El vent, els nervis i una mica de literatura', 'mar'],
  ['Per què plorem a les pel·lícules', 'I per què ho dissimulem tan malament', 'teatre'],
  ['Carta a qui va plantar este garrofer', 'No sabem el vostre nom, però fa una ombra immensa', 'horta'],
  ['Carta a la mestra de tercer', 'Encara escrivim la essa com vós', 'escola'],
  ['Carta al forner de la cantonada', 'Per l’olor de les sis del matí', 'mercat'],
  ['Carta a la persona que va perdre un guant', 'El tenim en la finestra, de cara al carrer', 'plaça'],
  ['Carta a un estiu sense mòbil', 'Vam avorrir-nos tant que vam inventar un idioma', 'mar'],
  ['Carta al col·legi que van tancar', 'La pissarra encara diu dijous', 'escola'],
  ['Carta a la pluja de setembre', 'Vine, però vine a poc a poc', 'oratge'],
  ['Carta a qui seu sempre en la fila set', 'Hem guardat el vostre programa', 'teatre'],
  ['Contra el silenci dels ascensors', 'Una proposta modesta per a saludar-se', 'barri'],
  ['Contra la paella de diumenge amb pressa', 'El foc ho nota, i l’arròs també', 'cuina'],
  ['Contra els finals tancats', 'Deixeu-nos alguna porta oberta', 'llibre'],
  ['Contra l’hora de l’estiu', 'Els galls no han signat res', 'horta'],
  ['Contra el paraigua menut', 'Mulla dos muscles i no en tapa cap', 'oratge'],
  ['Contra les cançons de l’espera', 'Quan el telèfon et canta, algú no t’escolta', 'musica'],
  ['Contra el menú sense postres', 'Manifest breu d’una llépola', 'mercat'],
  ['Contra la il·luminació blanca', 'Les places també tenen son', 'plaça'],
  ['Com s’escolta una peça que no coneixes', 'Primer consell: no feu res', 'musica'],
  ['Com es mira un quadro en un minut', 'Trieu un racó i quedeu-vos-hi', 'plaça'],
  ['Com es fa una sobretaula de tres hores', 'Calen quatre cadires i cap rellotge', 'cuina'],
  ['Com es llig un núvol', 'Comenceu per la part de davall', 'oratge'],
  ['Com es torna d’un viatge', 'Desfeu la maleta l’endemà, mai el mateix dia', 'viatge'],
  ['Com s’explica una novel·la sense contar-la', 'Parleu del primer paràgraf i calleu', 'llibre'],
  ['Com es guanya perdent a la pilota', 'Lliçons d’un trinquet de poble', 'esport'],
  ['Com es planta una olivera per a un altre', 'Vint anys són un regal molt llarg', 'horta'],
];

/** 40 texts of four voices. */
export const catalogueBlogs: readonly Content[] = things.map(([title, said, picture], index) => {
  const [name, author] = at(names, index);
  return entry('blog', index * 6, {
    title,
    kicker: name,
    lead: `${said}.`,
    illustration: pictures[picture],
    author,
    body: written(
      `${said}. Ho pensava l’altre dia, mentre esperava que bullira l’aigua, i em va paréixer que valia la pena escriure-ho abans que se m’oblidara.`,
      'Si en teniu una versió millor, escriviu-me: la publicaré ací mateix, amb el vostre nom i amb les meues gràcies.',
    ),
  });
});
