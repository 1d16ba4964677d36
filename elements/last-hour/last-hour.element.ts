import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-last-hour',
  group: 'news',
  title: 'Última hora',
  summary:
    'Franja amb una notícia d’última hora, que es pot tancar. Tancada, no torna a eixir en eixa pestanya, si no canvia l’enllaç o el titular.',
  content: 'fallback',
  background: 'custom',
  linksFollowBase: true,
  attributes: {
    headline: { type: 'string', description: 'Titular. Per defecte, el `<strong>` del contingut.' },
    text: { type: 'string', description: 'Text. Per defecte, el del contingut.' },
    href: { type: 'url', description: 'Adreça de la notícia. Per defecte, la de l’enllaç del contingut.' },
  },
  slots: {
    default: {
      description:
        'Un enllaç, o un `<p>` amb un enllaç: el titular en un `<strong>` i el text en un `<span>`.',
    },
  },
  events: {
    'ap-last-hour-close': { description: 'Qui llig ha tancat la franja.' },
  },
});
