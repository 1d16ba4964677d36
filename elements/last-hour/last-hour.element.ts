import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-last-hour',
  group: 'news',
  title: 'Última hora',
  summary:
    'Franja amb l’última hora, dalt de la pàgina, que es pot tancar fins que acabe la sessió. Amb un altre enllaç o un altre titular torna a eixir.',
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
    'ap-last-hour-close': { description: 'Algú l’ha tancada.' },
  },
});
