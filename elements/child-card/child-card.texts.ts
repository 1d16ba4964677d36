export const texts = {
  'child-card.add': 'Afegiu la criatura',
  'child-card.save': 'Guardeu els canvis',
  'child-card.saved': 'Els canvis estan guardats.',
  'child-card.added': 'La criatura ja està afegida.',
  'child-card.error-save':
    'No s’ha pogut guardar. El que heu escrit continua ací, menys el PIN: torneu-ho a provar.',
};
