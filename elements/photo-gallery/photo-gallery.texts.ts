export const texts = {
  'gallery.label-one': 'Galeria d’una foto',
  'gallery.label-many': 'Galeria de {n} fotos',
  'gallery.ad': 'Publicitat',
  'gallery.full-screen': 'Pantalla completa',
  'gallery.close': 'Tanqueu',
  'gallery.close-child': 'Tanca',
};

export type GalleryTexts = typeof texts;
