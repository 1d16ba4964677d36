export const texts = {
  'map.label': 'Mapa',
  'map.keys': 'Les fletxes mouen el mapa; «+» i «-» l’acosten i l’allunyen.',
  'map.in': 'Acosteu el mapa',
  'map.out': 'Allunyeu el mapa',
  'map.point': 'Punt {n}',
  'map.group': '{n} punts: acosteu el mapa',
  'map.same-place': '{n} punts en el mateix lloc',
  'map.close': 'Tanqueu la fitxa',
  'map.previous': 'Anterior',
  'map.next': 'Següent',
  'map.count': '{i} de {n}',
  'map.list': 'Mostreu la llista',
  'map.map': 'Mostreu el mapa',
  'map.fingers': 'Dos dits mouen el mapa.',
};

export type MapTexts = typeof texts;
