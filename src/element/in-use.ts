import { existingRegistry } from '../storage/registry.ts';

/** Detects a press by finger or key (`noteHeld` of the loader), which `:active` misses in some browsers. */
function isHeld(host: Element): boolean {
  const held = existingRegistry()?.shared.held;
  return held instanceof Node && host.contains(held);
}

function isTypedIn(host: Element): boolean {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // the value of a checkbox differs from its attribute without any typing
  return isField && field.type !== 'checkbox' && host.contains(field) && field.value !== field.defaultValue;
}

/**
 * Tests whether something in a host is being pressed or typed in. A replacement now would lose the press, since
 * button down and up must hit the same element, or a letter that is being composed. Typing ends when the field is
 * left.
 */
export const isInUse = (host: Element): boolean => host.matches(':active') || isHeld(host) || isTypedIn(host);
