export const texts = {
  'link.new-window': '(finestra nova)',
};
