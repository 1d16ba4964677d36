import { defineContract } from '../../src/element/contract.ts';
import '../../src/session/user.types.ts';

export const contract = defineContract({
  tag: 'ap-login',
  group: 'account',
  title: 'Accés',
  summary:
    'Formulari per a iniciar la sessió: persones adultes, famílies del club i criatures amb carnet. També recupera la contrasenya i deixa entrar per xarxes socials.',
  content: 'fallback',
  audience: 'anonymous',
  background: 'library-when-ready',
  attributes: {
    variant: {
      type: 'string',
      values: ['adult', 'parent', 'child'],
      description:
        'Qui entra: «adult», una persona adulta; «parent», mares, pares i tutors del club; «child», una criatura amb el seu carnet, només en el club. Per defecte, «child» en el club i «adult» en les altres webs.',
    },
    email: {
      type: 'string',
      description:
        'Correu que ja ix escrit. Per defecte, el paràmetre «email» de l’adreça de la pàgina. El formulari infantil no en té.',
    },
    alert: {
      type: 'string',
      values: ['password_reset_sent', 'password_changed', 'account_deleted'],
      description:
        'Confirmació que es mostra: s’ha enviat el correu, ha canviat la contrasenya o s’ha esborrat el compte. Per defecte, el paràmetre «alert» de l’adreça de la pàgina.',
    },
    redirect: {
      type: 'string',
      values: ['true', 'false'],
      default: 'true',
      description: 'Amb «false», després d’entrar no es va a cap altra pàgina.',
    },
    successUrl: {
      type: 'url',
      description:
        'Pàgina on va qui entra sense vindre de cap altra. Per defecte, el perfil. Una criatura va sempre als seus programes.',
    },
    providers: {
      type: 'list',
      values: ['facebook', 'google', 'twitter', 'apple'],
      description:
        'Xarxes socials per a entrar, només en «adult» i fora del club. Per defecte, les de `social-clients` en `<ap-config>`.',
    },
    embedded: {
      type: 'boolean',
      description:
        'És un pas d’un altre formulari, com el registre del club: no porta a cap altra pàgina ni mostra la confirmació de l’adreça.',
    },
  },
  properties: {
    status: {
      of: "'idle' | 'waiting' | 'success' | 'error'",
      description: 'Estat de l’enviament.',
    },
    view: {
      of: "'login' | 'recover' | 'pin-setup'",
      description: 'Què es veu: l’accés, la recuperació de la contrasenya o l’explicació del PIN.',
    },
  },
  slots: {
    title: { description: 'Encapçalament del formulari.' },
    'pin-image': { description: 'Imatge de la pantalla que explica a una criatura com es crea el PIN.' },
    'pin-title': { description: 'Títol d’eixa pantalla.' },
    'pin-text': { description: 'Text d’eixa pantalla.' },
    footer: { description: 'Peu, sempre visible: ajuda o contacte.' },
    default: { description: 'Un formulari que fa el mateix sense JavaScript, o una explicació.' },
  },
  events: {
    'ap-login-success': {
      detail: { user: 'User', redirect: 'string | null' },
      cancelable: true,
      description: 'Algú ha entrat. Per defecte es va a l’adreça de «redirect», si no és null.',
    },
    'ap-login-error': {
      detail: { status: 'number', code: 'string' },
      description: 'No s’ha pogut entrar; «status» és l’estat d’HTTP, o 0 si no hi ha hagut resposta.',
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
