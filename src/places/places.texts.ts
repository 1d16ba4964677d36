export const texts = {
  'address.address': 'Adreça',
  'address.address-hint': 'Carrer, número, pis i porta.',
  'address.zip': 'Codi postal',
  'address.city': 'Població',
  'address.country': 'País',
  'address.province': 'Província',
  'address.region': 'Província o regió',
};
