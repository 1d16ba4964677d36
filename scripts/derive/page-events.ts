import type { PageEventDetails } from '../../src/page-events.types.ts';

/** Events on `document`, described for the pages of the editors. */
export const pageEvents: Readonly<Record<keyof PageEventDetails, { detail: string; description: string }>> = {
  'ap-ready': {
    detail: 'version',
    description:
      'La pàgina s’ha carregat i el programa n’ha llegit la sessió, i la configuració si hi ha elements.',
  },
  'ap-session-change': {
    detail: 'user, previousId, reason',
    description: 'Ha canviat qui ha iniciat la sessió, o el que se’n sap.',
  },
  'ap-error': {
    detail: 'tag, phase, code, type, message, text',
    description: 'Alguna cosa ha fallat en carregar, dibuixar o demanar dades. Sense dades personals.',
  },
  'ap-login-required': {
    detail: 'reason, backUrl',
    description:
      'Cal iniciar la sessió per a continuar. `preventDefault()` evita el diàleg d’accés de la casa.',
  },
  'ap-consent-change': {
    detail: 'ads, embeds',
    description: 'El lloc ha dit què accepta qui visita la pàgina.',
  },
  'ap-metric': {
    detail: 'kind, tag, value',
    description:
      'Amb `<ap-config metrics>`: un salt de la pàgina (`layout-shift`), una interacció de més de 200 ms (`slow-interaction`) o una càrrega fallida (`failed-load`), i l’element que n’és la causa.',
  },
};
