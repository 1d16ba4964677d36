export const texts = {
  'last-hour.label': 'Última hora',
  'last-hour.close': 'Tanqueu l’última hora',
  'last-hour.close-child': 'Tanca l’última hora',
};
