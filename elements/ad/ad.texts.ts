export const texts = {
  'ad.label': 'Publicitat',
  'ad.close': 'Tanqueu l’anunci',
  'ad.close-child': 'Tanca l’anunci',
};
