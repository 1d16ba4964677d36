/** Rules of the children's club forms, shared with the API (VAL-40). */
import { boolean, object } from 'yup';
import { address, nif, phone, placeName, repeatedEmail, zip } from './adult-rules.ts';
import { birthdate } from './age-rules.ts';
import { childBirthdate, childPin, photo, pickedPhoto, repeatedPin } from './child-rules.ts';
import { newPassword } from './new-password-rules.ts';
import { accepted, email, repeatOf, requiredText } from './rules.ts';

/** Logged-in tutor. The e-mail is the account's, if any, and is not validated here (CLUB-09, CLUB-17..23). */
export const knownTutor = object({
  name: requiredText('form.name-required'),
  surname: requiredText('form.surname-required'),
  // optional only in the standard registration (VAL-19): the club must know the age (CLUB-22)
  birthdate: birthdate().required('form.birthdate-required'),
  phone: phone().required('form.phone-required'),
  nif: nif().required('form.nif-required'),
  address: address().required('form.address-required'),
  zip: zip().required('form.zip-required'),
  city: placeName().required('form.city-required'),
  province: placeName().required('form.province-required'),
  country: placeName().required('form.country-required'),
  bulletin: boolean().default(false),
  laCollaBulletin: boolean().default(false),
  terms: accepted(),
});

/** Tutor in a request to the API. */
export const clubTutor = knownTutor.shape({ email: email() });

/** Form of a tutor without an account (CLUB-13, CLUB-16). */
export const clubTutorForm = clubTutor.shape({
  emailRepeat: repeatedEmail(),
  password: newPassword(),
  passwordRepeat: repeatOf('password'),
});

const child = object({
  name: requiredText('form.child-name-required'),
  surname: requiredText('form.child-surname-required'),
  birthdate: childBirthdate(),
});

/** A new child (CHILD-06..10). */
export const clubChild = child.shape({
  pin: childPin().required('form.child-pin-required'),
  photo: photo(),
});

export const clubChildForm = clubChild.shape({ repeatPin: repeatedPin(), photo: pickedPhoto() });

/** Existing member: PIN and photo stay unchanged unless they are sent (CHILD-08, CHILD-12). */
export const knownChild = child.shape({ pin: childPin(), photo: photo().nullable() });

export const knownChildForm = knownChild.shape({ repeatPin: repeatedPin(), photo: pickedPhoto() });
