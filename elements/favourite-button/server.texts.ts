export const texts = {
  'favourite.log-in': '{title} per a guardar «{label}»',
};
