/** A press of a link that asks for nothing special, such as a new tab, and that nobody else has taken. */
export const isPlainPress = (event: MouseEvent): boolean => {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return !(defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey);
};
