import { texts } from './sky.texts.ts';
import { skyIcons } from './sky-icons.data.ts';

type IconName = keyof typeof skyIcons;
type Code = keyof typeof texts extends `weather.sky-${infer Known}` ? Known : never;

export interface Sky {
  /** In Catalan. */
  text: string;
  /** Path of a line drawing, 24 × 24. */
  icon: string;
  /** The code is missing or unknown. */
  isDefault: boolean;
}

type Drawn = readonly [byDay: IconName, byNight?: IconName];

const sun: Drawn = ['cloud-sun', 'cloud-moon'];
const sunAndRain: Drawn = ['cloud-sun-rain', 'cloud-moon-rain'];
const rain: Drawn = ['cloud-rain'];
const snow: Drawn = ['cloud-snow'];
const drizzle: Drawn = ['cloud-drizzle'];
const storm: Drawn = ['cloud-lightning'];

const drawn: Readonly<Record<Code, Drawn>> = {
  '11': ['sun', 'moon'],
  '12': sun,
  '13': sun,
  '14': ['cloud'],
  '15': ['cloudy'],
  '16': ['cloudy'],
  '17': sun,
  '23': sunAndRain,
  '24': rain,
  '25': rain,
  '26': rain,
  '33': snow,
  '34': snow,
  '35': snow,
  '36': snow,
  '43': sunAndRain,
  '44': drizzle,
  '45': drizzle,
  '46': drizzle,
  '51': storm,
  '52': storm,
  '53': storm,
  '54': storm,
  '61': storm,
  '62': storm,
  '63': storm,
  '64': storm,
  '71': snow,
  '72': snow,
  '73': snow,
  '74': snow,
  '81': ['cloud-fog'],
  '82': ['haze', 'cloud-fog'],
  '83': ['haze'],
};

const isKnown = (code: string): code is Code => Object.hasOwn(drawn, code);

/** Sky of a code, at night with `n` (WEA-14); an unknown code means sun (WEA-15). */
export function skyOf(code: string): Sky {
  const [, day = '', night] = /^(\d\d)(n?)$/.exec(code) ?? [];
  if (!isKnown(day)) return { text: texts['weather.sky-11'], icon: skyIcons.sun, isDefault: true };
  const [byDay, byNight = byDay] = drawn[day];
  return { text: texts[`weather.sky-${day}`], icon: skyIcons[night ? byNight : byDay], isDefault: false };
}
