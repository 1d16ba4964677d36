/** The rule of an adult's birthdate, apart from the others: it brings the library of dates. */
import { string } from 'yup';
import { isDay, todayInMadrid } from '../../i18n/dates.ts';
import { FIRST_DAY, lastBirthdate } from './birthdate-rules.ts';
import type { RuleContext } from './rules.ts';

/** Optional; a real day that is not to come, of somebody old enough (VAL-18, VAL-19, VAL-39). */
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
