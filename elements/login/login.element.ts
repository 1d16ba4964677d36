import { defineContract } from '../../src/element/contract.ts';
import '../../src/session/user.types.ts';

export const contract = defineContract({
  tag: 'ap-login',
  group: 'account',
  title: 'Accés',
  summary:
    'Formulari per a iniciar la sessió: persones adultes, famílies del club i membres infantils, amb recuperació de la contrasenya i entrada per xarxes socials.',
  content: 'fallback',
  audience: 'anonymous',
  background: 'library-when-ready',
  attributes: {
    variant: {
      type: 'string',
      values: ['adult', 'parent', 'child'],
      description:
        'Qui entra. Per defecte, «child» en el club i «adult» en els altres llocs; «parent» és l’accés de mares, pares i tutors. «child» només existix en el club.',
    },
    email: {
      type: 'string',
      description:
        'Correu que ja ix escrit. Per defecte, el paràmetre «email» de l’adreça; el formulari infantil no en té.',
    },
    alert: {
      type: 'string',
      values: ['password_reset_sent', 'password_changed', 'account_deleted'],
      description: 'Confirmació que es mostra. Per defecte, el paràmetre «alert» de l’adreça.',
    },
    redirect: {
      type: 'string',
      values: ['true', 'false'],
      default: 'true',
      description: 'Amb «false» no se’n va a cap altra pàgina després d’entrar.',
    },
    successUrl: {
      type: 'url',
      description:
        'On va qui entra i no venia de cap altra pàgina, en lloc del perfil. Els membres infantils van sempre als seus programes.',
    },
    providers: {
      type: 'list',
      values: ['facebook', 'google', 'twitter', 'apple'],
      description:
        'Xarxes per a entrar, només per a persones adultes i fora del club. Per defecte, les que la configuració de la pàgina té donades d’alta.',
    },
    embedded: {
      type: 'boolean',
      description: 'Dins d’un altre procés: no canvia de pàgina ni llig confirmacions de l’adreça.',
    },
  },
  properties: {
    status: {
      of: "'idle' | 'waiting' | 'success' | 'error'",
      description: 'Com va l’entrada.',
    },
    view: { of: "'login' | 'recover' | 'pin-setup'", description: 'Què es veu.' },
  },
  slots: {
    title: { description: 'Encapçalament del formulari.' },
    'pin-image': { description: 'Imatge de la pantalla que explica com es posa un PIN.' },
    'pin-title': { description: 'Títol d’eixa pantalla.' },
    'pin-text': { description: 'Text d’eixa pantalla.' },
    footer: { description: 'Peu, sempre visible: ajuda o contacte.' },
    default: { description: 'El que es veu sense JavaScript: per què cal i què es pot fer.' },
  },
  events: {
    'ap-login-success': {
      detail: { user: 'User', redirect: 'string | null' },
      cancelable: true,
      description: 'Algú ha entrat. Per defecte va a l’adreça de «redirect».',
    },
    'ap-login-error': {
      detail: { status: 'number', code: 'string' },
      description: 'No s’ha pogut entrar. L’estat és el d’HTTP, o 0 si no hi ha hagut resposta.',
    },
    'ap-view-change': {
      detail: { view: 'string' },
      description: 'S’ha passat a la recuperació, a l’explicació del PIN o de nou a l’accés.',
    },
    'ap-validation-mail-sent': {
      description: 'S’ha tornat a enviar el missatge que valida el correu electrònic.',
    },
  },
});
