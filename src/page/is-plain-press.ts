/** Tests for a plain press of a link: not for a new tab or similar, and not handled by another listener. */
export const isPlainPress = (event: MouseEvent): boolean => {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return !(defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey);
};
