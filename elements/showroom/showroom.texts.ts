export const texts = {
  'showroom.label': 'Visitant de la pàgina',
  'showroom.anonymous': 'Visitant anònim',
  'showroom.child': 'Membre infantil {initial}.',
};
