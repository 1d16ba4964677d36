export const texts = {
  'opening.play': 'Reproduïu: {title}',
  'opening.autoplay': 'Reproducció automàtica del següent',
  'opening.saves-data': 'Desactivada: el navegador estalvia dades.',
  'opening.less-motion': 'Desactivada: heu demanat menys moviment.',
};
