/** Rules of the children's club forms, shared with the API (VAL-40). */
import { boolean, object } from 'yup';
import { address, nif, phone, placeName, repeatedEmail, zip } from './adult-rules.ts';
import { birthdate } from './age-rules.ts';
import { childBirthdate, childPin, photo, pickedPhoto, repeatedPin } from './child-rules.ts';
import { newPassword } from './new-password-rules.ts';
import { accepted, email, repeatOf, requiredText } from './rules.ts';

/** A tutor who is logged in: the e-mail is the account's, or there is none, and is not judged here (CLUB-09, CLUB-17..23). */
export const knownTutor = object({
  name: requiredText('form.name-required'),
  surname: requiredText('form.surname-required'),
  // only the standard registration lets it be left out (VAL-19): the age could not be told otherwise (CLUB-22)
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

/** A tutor as the API takes it. */
export const clubTutor = knownTutor.shape({ email: email() });

/** The form of a tutor who has no account yet (CLUB-13, CLUB-16). */
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

/** A child that is a member: its PIN and photo stay as they are unless they are given (CHILD-08, CHILD-12). */
export const knownChild = child.shape({ pin: childPin(), photo: photo().nullable() });

export const knownChildForm = knownChild.shape({ repeatPin: repeatedPin(), photo: pickedPhoto() });
