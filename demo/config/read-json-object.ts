/** Parses JSON. @returns undefined for any other text */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a variable that holds a JSON object; an absent one counts as `{}`.
 * @param example shown to whoever has written something else
 * @throws Error that names the variable
 */
export function readJsonObject(name: string, value: string | undefined, example: string): object {
  const read = value ? parseJson(value) : {};
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Error(`${name} must be a JSON object, as in ${example}.`);
  return read;
}
