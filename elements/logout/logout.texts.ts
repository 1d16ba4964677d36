/** Neither *tu* nor *vós*: children use it too. */
export const texts = {
  'logout.leave': 'Eixir',
  'logout.leaving': 'S’està tancant la sessió…',
  'logout.left': 'La sessió està tancada.',
};
