import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Activitats o llocs que es trien segons on són.'],
  avoid: [
    'Una adreça sola: un enllaç o una imatge diuen el mateix, i es carreguen abans.',
    'Una llista on el lloc no importa: és un `<ap-index>`.',
    'Un mapa d’una altra web: és un `<ap-embed>`.',
  ],
  keyboard: [
    ['Tab', 'Va pels botons, pel mapa i pels punts.'],
    ['← → ↑ ↓, en el mapa', 'El mouen.'],
    ['+ i -, en el mapa', 'L’acosten i l’allunyen.'],
    ['Enter, en un punt', 'Obri la seua fitxa, o acosta un grup de punts.'],
    ['Esc', 'Tanca la fitxa i torna el focus al punt.'],
  ],
  screenReader: [
    'El mapa és una regió amb nom, i la seua descripció diu les tecles.',
    'Cada punt és un botó amb el seu títol. La fitxa és un diàleg que rep el focus.',
    'Un botó canvia el mapa per la llista d’enllaços, que porta als mateixos llocs.',
  ],
};
