/** Tutor in the club's body of API-09 (CLUB-13). */
export interface ClubTutor {
  name: string;
  surname: string;
  /** YYYY-MM-DD. */
  birthdate: string;
  email: string;
  phone: string;
  nif: string;
  address: string;
  zip: string;
  city: string;
  province: string;
  country: string;
  bulletin: boolean;
  laCollaBulletin: boolean;
}

export interface ClubChild {
  name: string;
  surname: string;
  /** YYYY-MM-DD. */
  birthdate: string;
  pin: string;
  /** A data URL. */
  photo?: string;
}

/** The club's body of API-09 (CLUB-14, CLUB-31, CLUB-36). */
export interface ClubRegistration extends Omit<ClubTutor, 'email'> {
  /** E-mail address, if the account has one. */
  email?: string;
  /** Id of a logged-in tutor; the server uses the id of the session. */
  id?: string;
  terms: true;
  children: readonly ClubChild[];
  /** Captcha token of an anonymous tutor. */
  recaptcha?: string;
}
