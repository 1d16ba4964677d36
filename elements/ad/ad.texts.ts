export const texts = {
  'ad.label': 'Publicitat',
  'ad.preview': 'Anunci (no es demana en vista prèvia)',
  'ad.close': 'Tanqueu l’anunci',
  'ad.close-child': 'Tanca l’anunci',
};
