export const texts = {
  'call.kicker': 'Participeu',
  'call.home': 'Torneu a la portada',
  'call.review':
    'Reviseu el que heu escrit: cal el nom, un correu que valga, la pregunta i acceptar la política.',
  'call.more': 'Més participacions',
  'call.closed': 'Esta participació ja està tancada. Gràcies a tots els que hi heu dit la vostra.',
  'call.is-closed': 'Tancada',
  'call.description': 'Participeu en Apunt: {title}',
};
