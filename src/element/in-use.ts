import { existingRegistry } from '../storage/registry.ts';

/** By a finger or a key (`noteHeld` of the loader), which `:active` does not tell in every browser. */
function isHeld(host: Element): boolean {
  const held = existingRegistry()?.shared.held;
  return held instanceof Node && host.contains(held);
}

function isTypedIn(host: Element): boolean {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // the value of a box to tick is not what its attribute says
  return isField && field.type !== 'checkbox' && host.contains(field) && field.value !== field.defaultValue;
}

/**
 * Something of a host is being pressed or typed in. What took its place now would lose the press, for which button down and up
 * must meet the same element, or a letter that is being composed; who types has finished with a field when it is left.
 */
export const isInUse = (host: Element): boolean => host.matches(':active') || isHeld(host) || isTypedIn(host);
