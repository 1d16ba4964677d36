export const texts = {
  'dropdown.label': 'Opcions',
  'dropdown.choose': 'Trieu',
  'dropdown.choose-child': 'Tria',
  'dropdown.count': '{n} triats',
};
