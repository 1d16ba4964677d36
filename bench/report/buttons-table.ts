import type { ButtonsCost } from '../measure/buttons.ts';
import { median } from '../statistics.ts';
import { number, table } from './markdown.ts';

/** Milliseconds that a page takes longer for its buttons, each round beside the same page without. */
export const addedBy = (own: readonly number[], without: readonly number[]): number =>
  median(own.map((time, round) => time - (without[round] ?? Number.NaN)));

/** What sixty favourite buttons cost, and what plain custom elements in their place do. */
export function buttonsTable({ without, anonymous, member, floor }: ButtonsCost): string {
  const row = (name: string, times: readonly number[]) => [
    name,
    number(median(times)),
    number(addedBy(times, without)),
  ];
  return table([
    ['', 'main thread ms', 'added by the buttons'],
    row('the library, nobody logged in', anonymous),
    row('the library, somebody logged in', member),
    row('floor: plain custom elements, drawn at once', floor),
    row('no buttons', without),
  ]);
}
