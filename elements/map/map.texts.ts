export const texts = {
  'map.label': 'Mapa',
  'map.keys': 'Les fletxes mouen el mapa; «+» i «-» l’acosten i l’allunyen.',
  'map.in': 'Acosteu el mapa',
  'map.in-child': 'Acosta el mapa',
  'map.out': 'Allunyeu el mapa',
  'map.out-child': 'Allunya el mapa',
  'map.point': 'Punt {n}',
  'map.group': '{n} punts: acosteu el mapa',
  'map.group-child': '{n} punts: acosta el mapa',
  'map.same-place': '{n} punts en el mateix lloc',
  'map.close': 'Tanqueu la fitxa',
  'map.close-child': 'Tanca la fitxa',
  'map.previous': 'Anterior',
  'map.next': 'Següent',
  'map.count': '{i} de {n}',
  'map.list': 'Mostreu la llista',
  'map.list-child': 'Mostra la llista',
  'map.map': 'Mostreu el mapa',
  'map.map-child': 'Mostra el mapa',
  'map.fingers': 'Dos dits mouen el mapa.',
};

export type MapTexts = typeof texts;
