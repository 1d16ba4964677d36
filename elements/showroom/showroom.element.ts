import { defineContract } from '../../src/element/contract.ts';
import '../../src/session/user.types.ts';

export const contract = defineContract({
  tag: 'ap-showroom',
  group: 'page',
  title: 'Control de l’aparador',
  summary:
    'Control per a vore una pàgina com a visitant anònim o com un usuari de mostra, sense cap compte. Només en pàgines de desenvolupament.',
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
      description:
        'Usuaris de mostra: «id», «name», «type» («adult», «laCollaMember» o «social»), «favouritesId» i «showsId».',
      schema: {
        type: 'array',
        items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      },
    },
  },
});
