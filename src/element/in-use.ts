function isTypedIn(host: Element): boolean {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && host.contains(field) && field.value !== field.defaultValue;
}

/**
 * Something of a host is being pressed or typed in. What took its place now would lose the press, for which button down and up
 * must meet the same element, or a letter that is being composed; who types has finished with a field when it is left.
 */
export const isInUse = (host: Element): boolean => host.matches(':active') || isTypedIn(host);
