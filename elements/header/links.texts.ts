export const texts = {
  'header.menu': 'Principal',
  'header.social': 'Xarxes socials',
  'header.new-window': '{name} (finestra nova)',
};
