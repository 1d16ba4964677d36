export const texts = {
  'body.gallery-count': '{i} de {n}',
  'body.video': 'Vídeo',
  'body.audio': 'Àudio',
  'body.fragment': 'Fragment de {duration}, de {start} a {end}',
  'body.download': 'Baixeu «{name}»',
  'body.related': 'Continguts relacionats',
  'body.hot-topics': 'Més sobre este tema',
  'body.embed': 'Contingut incrustat',
  'body.social': 'Obriu la publicació en {network}',
};
