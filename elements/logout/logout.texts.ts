/** Neither *tu* nor *vós*: members of the club leave by it too. */
export const texts = {
  'logout.leave': 'Eixir',
  'logout.leaving': 'S’està tancant la sessió…',
  'logout.left': 'La sessió està tancada.',
};
