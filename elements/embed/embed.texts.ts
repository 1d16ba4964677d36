export const texts = {
  'embed.open': 'Obriu el contingut',
  'embed.what': 'En obrir-lo, {name} sabrà que heu passat per ací.',
  'embed.what-other': 'És d’una altra web, que en obrir-lo sabrà que heu passat per ací.',
  'embed.close': 'Tanqueu',
  'embed.link': 'Obriu-lo en una finestra nova',
};
