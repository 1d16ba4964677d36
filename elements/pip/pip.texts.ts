export const texts = {
  'pip.label': 'Obriu-lo en una finestra menuda',
  'pip.label-child': 'Obri’l en una finestra menuda',
};
