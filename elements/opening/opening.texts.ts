export const texts = {
  'opening.play': 'Reproduïu: {title}',
  'opening.play-child': 'Reproduïx: {title}',
  'opening.autoplay': 'Reproducció automàtica del següent',
  'opening.saves-data': 'Desactivada: el navegador estalvia dades.',
  'opening.less-motion': 'Desactivada: heu demanat menys moviment.',
  'opening.less-motion-child': 'Desactivada: has demanat menys moviment.',
};
