/** Id of a field of a form; of its hint and its message with those words after it. */
export const fieldId = (formId: string, name: string, part = ''): string => `${formId}${name}${part}`;
