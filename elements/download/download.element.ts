import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-download',
  group: 'media',
  title: 'Baixada d’un fitxer',
  summary:
    'Enllaç que baixa un fitxer amb el nom del seu títol i mostra quant se n’ha baixat. Si no pot, és un enllaç com qualsevol altre.',
  content: 'fallback',
  background: 'inherit',
  display: 'flex',
  linksFollowBase: true,
  attributes: {
    href: {
      type: 'url',
      required: true,
      description:
        'Adreça del fitxer. El d’una altra web només es baixa si ella ho permet (CORS) i la política de la pàgina també (`connect-src`); si no, s’obri en una finestra nova.',
    },
    fileTitle: {
      type: 'string',
      description: 'Títol que dona nom al fitxer, sense l’extensió. Per defecte, el de la pàgina.',
    },
    followAutoplay: {
      type: 'boolean',
      default: true,
      description:
        'Quan un `<ap-opening>` passa al contingut següent, el fitxer és el d’eixe contingut; si no en té, l’enllaç desapareix.',
    },
  },
  slots: {
    default: {
      description:
        'Un enllaç al fitxer, que funciona sense JavaScript. El seu text és també el de l’element.',
    },
  },
  events: {
    'ap-download': {
      cause: 'press',
      detail: { name: 'string' },
      description: 'El fitxer s’ha baixat, o el baixa el navegador perquè té més de 100 MB.',
    },
    'ap-download-error': {
      cause: 'press',
      description: 'No s’ha pogut baixar, i el navegador ha seguit l’enllaç.',
    },
  },
});
