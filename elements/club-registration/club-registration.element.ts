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
      integer: true,
      min: 1,
      max: 4,
      reflect: true,
      description:
        'Pas que es veu. Es comença per l’1, o pel 2 amb la sessió iniciada. Si la pàgina el canvia, només es pot tornar arrere.',
    },
    termsUrl: { type: 'url', default: '/condicions-d-us', description: 'Pàgina de les condicions d’ús.' },
    privacyUrl: {
      type: 'url',
      default: '/politica-de-privacitat',
      description: 'Pàgina de la política de privacitat.',
    },
    adultsRegisterUrl: {
      type: 'url',
      default: '/registre-adults',
      description:
        'Pàgina on es tria la contrasenya si en el registre no s’ha pogut guardar. El correu va en l’adreça (`?email=`).',
    },
    profileUrl: {
      type: 'url',
      description:
        'Pàgina on són els carnets, per a qui ja tenia compte. Per defecte, el `profile-url` d’`<ap-config>`.',
    },
    maxChildren: {
      type: 'number',
      integer: true,
      min: 1,
      description: 'Criatures que es poden registrar d’una vegada, com a màxim. Per defecte, les que calga.',
    },
  },
  properties: {
    data: {
      of: 'ClubData | null',
      description:
        'Còpia del que s’ha escrit en el pas 2, quan tot és correcte: sense contrasenya, PIN ni fotos. Abans, null.',
    },
    status: {
      of: "'idle' | 'waiting' | 'success' | 'error'",
      description: 'Estat de l’enviament.',
    },
  },
  slots: {
    intro: { description: 'Text propi en començar, davall dels passos.' },
    'step-1': { description: 'Text propi del primer pas, en lloc del que explica per què cal un compte.' },
    terms: { description: 'Text propi al costat de la casella d’acceptar les condicions.' },
    final: { description: 'Text propi al final, per exemple què es pot fer ara en el club.' },
    'child-error': {
      description: 'Text propi per a una criatura que ha entrat amb el seu carnet: no pot registrar ningú.',
    },
    default: { description: 'El que es veu sense JavaScript: una explicació i una adreça de contacte.' },
  },
  events: {
    'ap-step-change': {
      detail: { from: 'number', to: 'number' },
      description: 'S’ha passat d’un pas a un altre.',
    },
    'ap-club-success': {
      detail: { childrenCount: 'number' },
      description: 'El servidor ha registrat les criatures. L’esdeveniment només diu quantes són.',
    },
    'ap-club-error': {
      detail: { code: 'string' },
      description:
        'El servidor no ha registrat ningú. «code» és el codi del motiu, que es mostra amb el seu text.',
    },
  },
});
