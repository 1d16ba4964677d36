export const texts = {
  'child-card.add': 'Afegiu la criatura',
  'child-card.save': 'Guardeu els canvis',
  'child-card.saved': 'Els canvis estan guardats.',
  'child-card.added': 'La criatura ja està afegida.',
  'child-card.error-save':
    'No s’ha pogut guardar. Comproveu que hi és tot, també el PIN, i torneu-ho a provar.',
};
