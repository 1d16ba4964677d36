export const texts = {
  'dropdown.label': 'Opcions',
  'dropdown.choose': 'Trieu',
  'dropdown.count': '{n} triats',
};
