type AnyFunction = (this: unknown, ...values: unknown[]) => unknown;

/**
 * What libraries of the widgets need of built-ins that the page has replaced (`isUsual`), beside what the page made of them: only calls
 * to which its own function gives no answer of use are answered by the standard's.
 */
export default function mend(): void {
  const from = Array.from as unknown as AnyFunction;
  Array.from = function (this: unknown, ...values: unknown[]) {
    const [items, map] = values;
    const isOurs = map !== undefined || items instanceof Set || items instanceof Map || isIterator(items);
    return isOurs ? standardFrom(items as Iterable<unknown>, map as never) : from.apply(this, values);
  } as typeof Array.from;

  const bind = Function.prototype.bind as unknown as AnyFunction;
  // the older ones know of an object and one argument, or a list of them
  Function.prototype.bind = function (this: AnyFunction, ...values: unknown[]) {
    if (values.length < 3) return bind.apply(this, values);
    const [object, ...given] = values;
    return (...more: unknown[]) => this.apply(object, [...given, ...more]);
  } as typeof Function.prototype.bind;
}

const isIterator = (items: unknown): boolean =>
  items instanceof Object && 'next' in items && Symbol.iterator in items;

function standardFrom(
  items: Iterable<unknown> | ArrayLike<unknown>,
  map: (item: unknown, index: number) => unknown = (item) => item,
): unknown[] {
  const all = Symbol.iterator in items ? [...items] : Array.prototype.slice.call(items);
  const result: unknown[] = [];
  for (let index = 0; index < all.length; index += 1) result.push(map(all[index], index));
  return result;
}
