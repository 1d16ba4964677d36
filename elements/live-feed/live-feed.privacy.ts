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
      sends: 'Quin directe és i quin és l’últim missatge que es té.',
      kept: 'Res.',
    },
  ],
  others: [
    {
      who: 'Les webs de les quals un missatge mostra un contingut.',
      when: 'Només després de prémer-lo, com en `<ap-social-embed>`.',
    },
  ],
};
