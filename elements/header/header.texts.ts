export const texts = {
  'header.profile': 'El meu perfil',
  'header.profile-child': 'Els teus programes',
  'header.parents': 'Accés de persones adultes',
  'header.join': 'Uniu-vos al club',
  'header.submenu': 'Submenú de {title}',
  'header.previous': 'Mostreu el menú de l’esquerra',
  'header.previous-child': 'Mostra el menú de l’esquerra',
  'header.next': 'Mostreu el menú de la dreta',
  'header.next-child': 'Mostra el menú de la dreta',
};
