import './club-registration.types.ts';
import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-club-registration',
  group: 'club',
  title: 'Registre del club',
  summary:
    'Registre del club infantil en quatre passos: compte, dades de la persona adulta i de les criatures, resum i benvinguda.',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    step: {
      type: 'number',
      min: 1,
      max: 4,
      reflect: true,
      description:
        'Pas que es veu, de l’1 al 4. En començar, l’1, o el 2 per a qui ja ha entrat. Canviar-lo només pot fer tornar arrere.',
    },
    termsUrl: { type: 'url', default: '/condicions-d-us', description: 'Condicions d’ús.' },
    privacyUrl: { type: 'url', default: '/politica-de-privacitat', description: 'Política de privacitat.' },
    adultsRegisterUrl: {
      type: 'url',
      default: '/registre-adults',
      description: 'On es tria la contrasenya quan no s’ha pogut guardar; s’hi afig el correu.',
    },
    profileUrl: {
      type: 'url',
      description: 'On són els carnets de qui ja havia entrat. Per defecte, el perfil de la configuració.',
    },
    maxChildren: {
      type: 'number',
      min: 1,
      description: 'Criatures que es poden registrar d’una vegada. Per defecte, totes les que calga.',
    },
  },
  properties: {
    data: {
      of: 'ClubData | null',
      description:
        'Còpia del que s’ha escrit en el pas 2, quan tot és correcte: sense contrasenya, PIN ni fotos. Només de lectura.',
    },
    status: {
      of: "'idle' | 'waiting' | 'success' | 'error'",
      description: 'Com va l’enviament.',
    },
  },
  slots: {
    intro: { description: 'Text propi en començar, davall dels passos.' },
    'step-1': { description: 'Text propi del primer pas, en lloc del que explica per què cal un compte.' },
    terms: { description: 'Text propi al costat de la casella d’acceptar les condicions.' },
    final: { description: 'Text propi al final, per exemple què es pot fer ara en el club.' },
    'child-error': { description: 'Text propi per al membre infantil que ha entrat amb el seu carnet.' },
    default: { description: 'El que es veu sense JavaScript: una explicació i una adreça de contacte.' },
  },
  events: {
    'ap-step-change': {
      detail: { from: 'number', to: 'number' },
      description: 'S’ha passat d’un pas a un altre.',
    },
    'ap-club-success': {
      detail: { childrenCount: 'number' },
      description: 'El club ha registrat les criatures. Només diu quantes són.',
    },
    'ap-club-error': {
      detail: { code: 'string' },
      description: 'El club no les ha registrades. El codi és un dels que tenen text.',
    },
  },
});
