/** A person with an account at each of the simulated networks. */
export interface SampleIdentity {
  subject: string;
  name: string;
  surname: string;
  email: string;
  emailVerified: boolean;
  /** Purpose of this identity in a test. */
  note: string;
}

export const sampleIdentities: readonly SampleIdentity[] = [
  {
    subject: 'joan',
    name: 'Joan',
    surname: 'Mira Pons',
    email: 'joan@example.cat',
    emailVerified: true,
    note: 'Ja ha entrat abans amb esta xarxa.',
  },
  {
    subject: 'mireia',
    name: 'Mireia',
    surname: 'Soler Blay',
    email: 'mireia@example.cat',
    emailVerified: true,
    note: 'No ha entrat mai: se li crea un compte.',
  },
  {
    subject: 'anna',
    name: 'Anna',
    surname: 'Ferrer Vidal',
    email: 'anna@example.cat',
    emailVerified: true,
    note: 'Té compte amb contrasenya i el mateix correu: s’enllacen.',
  },
  {
    subject: 'carles',
    name: 'Carles',
    surname: 'Bru Estellés',
    email: 'pare@example.cat',
    emailVerified: false,
    note: 'Este correu és d’una altra persona: no s’enllacen.',
  },
];

/** Claims of OpenID Connect. */
export function claimsOf({ subject, name, surname, email, emailVerified }: SampleIdentity) {
  return {
    sub: subject,
    given_name: name,
    family_name: surname,
    name: `${name} ${surname}`,
    email,
    email_verified: emailVerified,
  };
}
