import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-download',
  group: 'media',
  title: 'Baixada d’un fitxer',
  summary:
    'Enllaç que baixa un fitxer amb el nom del seu títol i diu quant en falta. Si no pot, és un enllaç com qualsevol altre.',
  content: 'fallback',
  background: 'inherit',
  display: 'flex',
  linksFollowBase: true,
  attributes: {
    href: {
      type: 'url',
      required: true,
      description:
        'Adreça del fitxer. Si és d’una altra web, esta ho ha de permetre (CORS i «connect-src»); si no, s’obri.',
    },
    fileTitle: { type: 'string', description: 'Títol que dona nom al fitxer. Per defecte, el de la pàgina.' },
    followAutoplay: {
      type: 'boolean',
      default: true,
      description:
        'Quan el reproductor passa al contingut següent, el fitxer és el seu; si no en té, no es veu res.',
    },
  },
  slots: {
    default: { description: 'Sense JavaScript, un enllaç al fitxer. El seu text és l’etiqueta.' },
  },
  events: {
    'ap-download': {
      cause: 'press',
      detail: { name: 'string' },
      description: 'El fitxer s’ha baixat, o el baixa el navegador perquè és massa gran.',
    },
    'ap-download-error': { cause: 'press', description: 'No s’ha pogut baixar: l’enllaç s’ha obert.' },
  },
});
