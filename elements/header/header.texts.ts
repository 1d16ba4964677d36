export const texts = {
  'header.profile': 'El meu perfil',
  'header.profile-child': 'Els teus programes',
  'header.parents': 'Accés de persones adultes',
  'header.join': 'Uniu-vos al club',
  'header.submenu': 'Submenú de {title}',
  'header.previous': 'Part esquerra del menú',
  'header.next': 'Part dreta del menú',
};
