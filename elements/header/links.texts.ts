export const texts = {
  'header.menu': 'Principal',
  'header.social': 'Xarxes socials',
};
