/** Rules of the fields of a child of the club. Its parents read the messages. */
import { type StringSchema, string } from 'yup';
import { isDay, todayInMadrid } from '../../i18n/dates.ts';
import { lastBirthdate } from './birthdate-rules.ts';
import {
  PHOTO_CUT_OFF,
  PHOTO_NOT_LOADED,
  PHOTO_PENDING,
  PHOTO_REMOVED,
  PHOTO_TOO_LARGE,
} from './photo-value.ts';
import { isLikelyPin } from './pin-rules.ts';
import type { RuleContext } from './rules.ts';

/** Age at which membership ends, in years (CHILD-07). */
const CLUB_AGE = 13;

/** Required; an existing day, not in the future, of somebody under 13 (VAL-20, CHILD-16, CHILD-18). */
export const childBirthdate = (): StringSchema<string> =>
  string()
    .required('form.child-birthdate-required')
    .test('day', 'form.birthdate-invalid', (value, { options }) => {
      const { today = todayInMadrid() } = options.context as RuleContext;
      return !value || (isDay(value) && value <= today);
    })
    .test('age', 'form.child-too-old', (value, { options }) => {
      const { today = todayInMadrid(), childAge = CLUB_AGE } = options.context as RuleContext;
      return !value || !isDay(value) || value > lastBirthdate(today, childAge);
    });

/** Four digits, with leading zeros, that are hard to guess. An empty PIN is not sent (VAL-21, CHILD-21, CHILD-23). */
export const childPin = (): StringSchema<string | undefined> =>
  string()
    .transform((value: unknown) => value || undefined)
    .matches(/^[0-9]{4}$/, 'form.pin-digits')
    .test(
      'likely',
      'form.pin-likely',
      (value, { parent }) => !value || !isLikelyPin(value, parent.birthdate),
    );

/** Whatever `pin` holds. */
export const repeatedPin = () =>
  string()
    .test('required', 'form.pin-repeat-required', (value, { parent }) => Boolean(value) || !parent.pin)
    .test('same', 'form.pin-repeat-different', (value, { parent }) => !value || value === parent.pin);

/** Longest data URL, in characters: more than 150 × 150 pixels need without compression. */
const LONGEST_PHOTO = 130_000;
/** Picture that the form produces (CHILD-19): never SVG, which can contain scripts (W-19). */
const PHOTO = /^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Detects values that have a message of their own. */
const isSaid = (value: string) =>
  [PHOTO_TOO_LARGE, PHOTO_PENDING, PHOTO_CUT_OFF, PHOTO_NOT_LOADED].includes(value);

/** Small picture as data URL, only if it is new (VAL-22, CHILD-12). */
export const photo = () =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test('pending', 'form.photo-pending', (value) => value !== PHOTO_PENDING)
    .test(
      'large',
      'form.photo-large',
      (value) => value !== PHOTO_TOO_LARGE && (value ?? '').length <= LONGEST_PHOTO,
    )
    .test('whole', 'form.photo-cut', (value) => value !== PHOTO_CUT_OFF)
    .test('loaded', 'form.photo-not-loaded', (value) => value !== PHOTO_NOT_LOADED)
    .test('image', 'form.photo-image', (value) => !value || isSaid(value) || PHOTO.test(value));

/** Value of the photo field: an untouched one is not sent, a removed one is null. */
export const pickedPhoto = () =>
  photo()
    .transform((value: unknown) => (value === PHOTO_REMOVED ? null : value))
    .nullable();
