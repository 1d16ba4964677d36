/** Rules of the profile, shared with the API (VAL-40). */
import { boolean, object } from 'yup';
import {
  address,
  alternativeEmail,
  newPasswordOfChange,
  nif,
  passwordOfChange,
  phone,
  placeName,
  repeatOfChange,
  zip,
} from './adult-rules.ts';
import { birthdate } from './age-rules.ts';
import { requiredText } from './rules.ts';

/** Fields of PATCH profile (PROF-12): each site sends the fields that it shows; the others stay unchanged. */
export const profileUpdate = object({
  name: requiredText('form.name-required').optional(),
  surname: requiredText('form.surname-required').optional(),
  birthdate: birthdate().default(undefined),
  phone: phone(),
  nif: nif(),
  address: address(),
  zip: zip(),
  city: placeName(),
  province: placeName(),
  country: placeName(),
  alternativeEmail: alternativeEmail(),
  bulletin: boolean(),
  laCollaBulletin: boolean(),
  apuntsNewsletterGeneric: boolean(),
  apuntsNewsletterLowLevel: boolean(),
  apuntsNewsletterMediumLevel: boolean(),
  apuntsNewsletterHighLevel: boolean(),
  password: passwordOfChange(),
  newPassword: newPasswordOfChange(),
});

export const profileForm = profileUpdate.shape({ repeatPassword: repeatOfChange() });

/** Rules after a first social login, for data that the network did not supply (SOC-09). */
export const firstProfileForm = profileForm.shape({
  birthdate: birthdate().required('form.birthdate-required'),
});
