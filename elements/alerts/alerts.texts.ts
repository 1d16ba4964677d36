export const texts = {
  'alerts.label': 'Avisos',
  'alerts.close': 'Tanqueu l’avís: {title}',
  'alerts.close-child': 'Tanca l’avís: {title}',
};
