import { skyIcons } from './sky-icons.data.ts';

type IconName = keyof typeof skyIcons;

export interface Sky {
  /** In Catalan. */
  text: string;
  /** Path of a drawing of lines, 24 × 24. */
  icon: string;
}

type Drawn = readonly [text: string, byDay: IconName, byNight?: IconName];

/** How much is covered, by the second digit from 3 on in the families that fall. */
const covers = ['Intervals de núvols', 'Nuvolós', 'Molt nuvolós', 'Cobert'] as const;

/** Four codes one after the other: the same falls from more and more clouds; between clouds the sun, or the moon, is seen. */
const family = (
  first: number,
  falling: string,
  icon: IconName,
  between: readonly [IconName, IconName] = [icon, icon],
): [string, Drawn][] =>
  covers.map((cover, index) => {
    const [byDay, byNight] = index === 0 ? between : [icon, icon];
    return [String(first + index), [`${cover} ${falling}`, byDay, byNight]];
  });

const rainBetween = ['cloud-sun-rain', 'cloud-moon-rain'] as const;

const drawn: ReadonlyMap<string, Drawn> = new Map<string, Drawn>([
  ['11', ['Serè', 'sun', 'moon']],
  ['12', ['Poc nuvolós', 'cloud-sun', 'cloud-moon']],
  ['13', ['Intervals de núvols', 'cloud-sun', 'cloud-moon']],
  ['14', ['Nuvolós', 'cloud']],
  ['15', ['Molt nuvolós', 'cloudy']],
  ['16', ['Cobert', 'cloudy']],
  ['17', ['Núvols alts', 'cloud-sun', 'cloud-moon']],
  ...family(23, 'amb pluja', 'cloud-rain', rainBetween),
  ...family(33, 'amb neu', 'cloud-snow'),
  ...family(43, 'amb pluja feble', 'cloud-drizzle', rainBetween),
  ...family(51, 'amb tempesta', 'cloud-lightning'),
  ...family(61, 'amb tempesta i poca pluja', 'cloud-lightning'),
  ...family(71, 'amb neu feble', 'cloud-snow'),
  ['81', ['Boira', 'cloud-fog']],
  ['82', ['Boirina', 'haze', 'cloud-fog']],
  ['83', ['Calitja', 'haze']],
]);

/** What a code says of the sky, at night with `n` (WEA-14); a code that is not known is the sun (WEA-15). */
export function skyOf(code: string): Sky {
  const [, day = '', night] = /^(\d\d)(n?)$/.exec(code) ?? [];
  const known = drawn.get(day);
  if (!known) return { text: 'Serè', icon: skyIcons.sun };
  const [text, byDay, byNight = byDay] = known;
  return { text, icon: skyIcons[night ? byNight : byDay] };
}
