/** Texts about the next chapter. */
export const texts = {
  'opening.next': 'A continuació',
  'opening.untitled': 'El contingut següent',
  'opening.second': 'Comença d’ací a {n} segon, sense so.',
  'opening.seconds': 'Comença d’ací a {n} segons, sense so.',
  'opening.next-said': 'A continuació: «{title}». {when}',
  'opening.play-now': 'Reproduïu-lo ara',
  'opening.play-now-child': 'Reproduïx-lo ara',
  'opening.cancel': 'Cancel·leu',
  'opening.cancel-child': 'Cancel·la',
  'opening.now-muted': 'Ara es reproduïx «{title}», sense so.',
  'opening.now': 'Ara es reproduïx «{title}».',
  'opening.back': 'Torneu a «{title}»',
  'opening.back-child': 'Torna a «{title}»',
};
