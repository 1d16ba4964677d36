import type { PageEventDetails } from '../../src/page-events.types.ts';

/** Events on `document`, described for the pages of the editors. */
export const pageEvents: Readonly<Record<keyof PageEventDetails, { detail: string; description: string }>> = {
  'ap-ready': {
    detail: 'version',
    description:
      'La biblioteca està a punt: ha llegit la sessió i, si la pàgina té elements, la configuració.',
  },
  'ap-session-change': {
    detail: 'user, previousId, reason',
    description: 'Algú ha entrat o ha eixit, o ha canviat el que se sap de qui ha entrat.',
  },
  'ap-error': {
    detail: 'tag, phase, code, type, message, text',
    description: 'Alguna cosa ha fallat en carregar, dibuixar o demanar dades. Sense dades personals.',
  },
  'ap-login-required': {
    detail: 'reason, backUrl',
    description: 'Cal iniciar la sessió per a continuar. `preventDefault()` evita el diàleg d’accés.',
  },
  'ap-consent-change': {
    detail: 'ads, personalisedAds, measurement, embeds',
    description: 'La pàgina o el servei de consentiment ha dit què accepta qui la visita.',
  },
  'ap-metric': {
    detail: 'kind, tag, value',
    description:
      'Amb `<ap-config metrics>`: un salt de la pàgina (`layout-shift`), una interacció de més de 200 ms (`slow-interaction`) o una càrrega fallida (`failed-load`), i l’element que n’és la causa.',
  },
};
