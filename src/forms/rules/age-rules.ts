/** Rule of an adult's birthdate, in a file of its own because it loads the date library. */
import { string } from 'yup';
import { isDay, todayInMadrid } from '../../i18n/dates.ts';
import { FIRST_DAY, lastBirthdate } from './birthdate-rules.ts';
import type { RuleContext } from './rules.ts';

/** Optional; an existing day, not in the future, of somebody old enough (VAL-18, VAL-19, VAL-39). */
export const birthdate = () =>
  string()
    .transform((value: unknown) => value || null)
    .nullable()
    .default(null)
    .test('day', 'form.birthdate-invalid', (value, { options }) => {
      const { today = todayInMadrid() } = options.context as RuleContext;
      return !value || (isDay(value) && value >= FIRST_DAY && value <= today);
    })
    .test('age', 'form.too-young', (value, { options }) => {
      const { today = todayInMadrid(), minAge } = options.context as RuleContext;
      return !value || !isDay(value) || value > today || value <= lastBirthdate(today, minAge);
    });
