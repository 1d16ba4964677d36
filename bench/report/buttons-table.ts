import type { ButtonsCost } from '../measure/buttons.ts';
import { median, medianDifference } from '../statistics.ts';
import { number, table } from './markdown.ts';

/** Compares the cost of sixty favourite buttons with that of plain custom elements in their place. */
export function buttonsTable({ without, anonymous, member, floor }: ButtonsCost): string {
  const row = (name: string, times: readonly number[]) => [
    name,
    number(median(times)),
    number(medianDifference(times, without)),
  ];
  return table([
    ['', 'main thread ms', 'added by the buttons'],
    row('the library, nobody logged in', anonymous),
    row('the library, somebody logged in', member),
    row('floor: plain custom elements, drawn at once', floor),
    row('no buttons', without),
  ]);
}
