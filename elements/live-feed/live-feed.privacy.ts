import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'localStorage',
      name: 'ap-feed-read',
      holds: 'L’últim missatge llegit de cada directe.',
      until: 'Dels {feed.most} últims directes, fins que s’esborren les dades del navegador.',
    },
  ],
  sends: [
    {
      call: 'GET /api/front/live/{live}/messages/{message}',
      sends: 'Quin directe és i quin és l’últim missatge que ja s’ha rebut.',
      kept: 'Res.',
    },
  ],
  others: [
    {
      who: 'La web d’un contingut que un missatge porta incrustat.',
      when: 'Quan qui llig prem per a mostrar-lo, com en `<ap-social-embed>`.',
    },
  ],
};
