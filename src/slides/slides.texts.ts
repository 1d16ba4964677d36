export const texts = {
  'slides.role': 'carrusel',
  'slides.slide': 'diapositiva',
  'slides.previous': 'Anterior',
  'slides.next': 'Següent',
  'slides.one': '{i} de {n}',
  'slides.many': '{i}–{j} de {n}',
};

export type SlidesTexts = typeof texts;
