import type { BodyElement } from '../../../src/content/body.types.ts';
import { everyElement } from './every-element.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function withText(value: Json, text: string): Json {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => withText(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withText(one, text)]));
}

/** Fullest sample of each type. */
const samples = everyElement.filter(
  ({ type }, index) => everyElement.findIndex((other) => other.type === type) === index,
);

/** Returns an element of each type with a text in each possible place, and one more with valid addresses. */
export function everywhere(text: string): BodyElement[] {
  return samples.flatMap((sample) => {
    const { type, ...rest } = sample as unknown as { type: string; [key: string]: Json };
    const attacked = withText(rest, text) as { [key: string]: Json };
    const addresses = Object.entries(rest).filter(([key]) => /^(src|href|url|image)$/.test(key));
    const elements = [{ type, ...attacked }];
    if (addresses.length > 0) elements.push({ type, ...attacked, ...Object.fromEntries(addresses) });
    return elements as unknown as BodyElement[];
  });
}
