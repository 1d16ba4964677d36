import { defineContract } from '../../src/element/contract.ts';
import '../../src/session/user.types.ts';

export const contract = defineContract({
  tag: 'ap-showroom',
  group: 'page',
  title: 'Control de l’aparador',
  summary:
    'Canvia entre visitant anònim i usuaris de mostra, només en el navegador. No es definix si la pàgina no està en mode «dev».',
  content: 'fallback',
  devOnly: true,
  attributes: {
    users: {
      type: 'json',
      of: 'User[]',
      default: [
        { id: '7', name: 'Anna', type: 'adult', favouritesId: ['c1'], showsId: ['s1'] },
        { id: '30', initial: 'N', type: 'laCollaMember' },
        { id: '9', name: 'Joan', type: 'social' },
      ],
      description: 'Usuaris de mostra. Per defecte, una adulta, un membre infantil i un usuari de xarxes.',
      schema: {
        type: 'array',
        items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      },
    },
  },
});
