import type { FieldValues } from 'react-hook-form';

/** Reads a checkbox; one with a `value` is read as a group. */
const readBox = (box: HTMLInputElement) =>
  box.hasAttribute('value') ? [box.value].filter(() => box.checked) : box.checked;

/**
 * Reads the current field values of the page. Password managers fill fields without events. A half-typed or
 * impossible date has an empty value, which must not count as left out (VAL-39).
 */
export function readPage(values: FieldValues, form: HTMLFormElement | null): FieldValues {
  const read = ([name, known]: [string, unknown]) => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
      return [name, field.value];
    // the value of a file input is only a made-up path
    if (!(field instanceof HTMLInputElement) || field.type === 'file') return [name, known];
    if (field.type === 'checkbox') return [name, readBox(field)];
    return [name, field.validity.badInput ? 'incomplete' : field.value];
  };
  return Object.fromEntries(Object.entries(values).map(read));
}

/** Names of the password and PIN fields that are not empty. */
export const secretsIn = (values: FieldValues, form: HTMLFormElement | null): string[] =>
  Object.keys(values).filter((name) => {
    const field = form?.elements.namedItem(name);
    const isSecret =
      field instanceof HTMLInputElement && /-password$|^one-time-code$/.test(field.autocomplete);
    return isSecret && values[name] !== '';
  });

/** Names of the required fields that are empty, for a form that nobody has touched. */
export const unfilled = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((field) => {
    if (field.getAttribute('aria-required') !== 'true') return [];
    const { name, type, value, checked } = field as HTMLInputElement;
    return (type === 'checkbox' ? checked : value) ? [] : [name];
  });
