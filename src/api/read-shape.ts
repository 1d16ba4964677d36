import { ShapeError } from './client.ts';
import type { SchemaOf } from './schema.types.ts';

/** Reads what a schema describes and nothing else; an id may be a number. @throws {ShapeError} */
export function readShape<T>({ properties, required }: SchemaOf<T>, value: unknown): T {
  const given = (value ?? {}) as Record<string, unknown>;
  const fields = Object.entries(properties as Record<string, { type: string; minimum?: number }>);
  const read = fields.flatMap(([name, { type, minimum = -Infinity }]) => {
    const found = name === 'id' && typeof given[name] === 'number' ? String(given[name]) : given[name];
    const isCount = Number.isInteger(found) && Number(found) >= minimum;
    const fits = type === 'integer' ? isCount : typeof found === type;
    if (!fits && (required as readonly string[]).includes(name)) throw new ShapeError(name);
    return fits ? [[name, found]] : [];
  });
  return Object.fromEntries(read);
}
