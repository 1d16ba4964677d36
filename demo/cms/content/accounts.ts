import type { IconName } from '../templates/icon.ts';
import type { Illustration } from './content.types.ts';
import type { SiteName } from './sites.ts';

export interface Reason {
  icon: IconName;
  text: string;
}

/** Panel beside a form: a picture, a title and reasons. */
export interface Claim {
  illustration: Illustration;
  title: string;
  reasons: Reason[];
}

/** Mailbox of each site: children's families write to the club. */
export const supportEmails: Record<SiteName, string> = {
  apunt: 'ajuda@apunt.example',
  lacolla: 'lacolla@apunt.example',
  apunts: 'apunts@apunt.example',
};

/** Decorative pictures, so they have no alternative text. */
const pictures = {
  studio: { name: 'compte-apunt', alt: '' },
  notebook: { name: 'compte-apunts', alt: '' },
  rocket: { name: 'compte-colla', alt: '' },
  lighthouse: { name: 'compte-contrasenya', alt: '' },
  night: { name: 'compte-eixida', alt: '' },
  family: { name: 'compte-familia', alt: '' },
} as const satisfies Record<string, Illustration>;

/** Panels beside the logins and registrations of each site. */
export const claims: Record<SiteName, Claim> = {
  apunt: {
    illustration: pictures.studio,
    title: 'La casa és de tots. El vostre racó, també.',
    reasons: [
      { icon: 'bookmark', text: 'Guardeu notícies, vídeos i àudios per a quan tingueu temps.' },
      { icon: 'vote', text: 'Voteu en les enquestes que demanen registre.' },
      { icon: 'mail', text: 'Rebeu el butlletí només si el voleu.' },
    ],
  },
  lacolla: {
    illustration: pictures.rocket,
    title: 'Tens el carnet? Ja pots enlairar-te!',
    reasons: [
      { icon: 'id-card', text: 'El número està escrit en el teu carnet.' },
      { icon: 'key-round', text: 'El PIN és secret: no el digues ni al teu millor amic.' },
      { icon: 'cake', text: 'El dia del teu aniversari, el club et felicita.' },
    ],
  },
  apunts: {
    illustration: pictures.notebook,
    title: 'Un quadern que recorda per on anàveu.',
    reasons: [
      { icon: 'bookmark', text: 'Guardeu les lliçons que voleu repassar.' },
      { icon: 'mail', text: 'Trieu butlletins del vostre nivell.' },
      { icon: 'user-round', text: 'El mateix compte us servix per a tot Apunt.' },
    ],
  },
};

/** Panel beside the forms for adults of the club. */
export const familyClaim: Claim = {
  illustration: pictures.family,
  title: 'Darrere de cada carnet hi ha una persona adulta.',
  reasons: [
    { icon: 'users-round', text: 'Vós decidiu qui de la casa és del club.' },
    { icon: 'key-round', text: 'Poseu i canvieu el PIN de cada carnet.' },
    { icon: 'shield-check', text: 'Les dades de les xiquetes i els xiquets no ixen del club.' },
  ],
};

/** Panel beside forms for a password or a mailed link. */
export const passwordClaim: Claim = {
  illustration: pictures.lighthouse,
  title: 'Les contrasenyes passen. El compte es queda.',
  reasons: [
    { icon: 'mail', text: 'Cada enllaç servix una sola vegada i caduca aviat.' },
    { icon: 'key-round', text: 'Huit caràcters o més, amb majúscules i minúscules.' },
    { icon: 'shield-check', text: 'Mai no us demanarem la contrasenya per correu ni per telèfon.' },
  ],
};

/** Panel beside the logout. */
export const farewells: Record<SiteName, Claim> = {
  apunt: { illustration: pictures.night, title: 'Ací ens trobareu.', reasons: [] },
  lacolla: { illustration: pictures.rocket, title: 'El coet t’espera!', reasons: [] },
  apunts: { illustration: pictures.notebook, title: 'El quadern us espera.', reasons: [] },
};

/** Picture of the screen that explains where to find a PIN (CLOG-10). */
export const pinIllustration: Illustration = {
  name: 'compte-pin',
  alt: 'Tres animals de paper amb ulls grans que miren el cel.',
};

/** The steps of the club's registration (ROUTE-10). */
export const clubSteps: { title: string; text: string }[] = [
  { title: 'El vostre compte', text: 'En creeu un o entreu amb el que ja teniu.' },
  { title: 'Vós i les criatures', text: 'Les vostres dades i, de cada una, nom, aniversari i un PIN.' },
  { title: 'El resum', text: 'Ho repasseu tot i, si cal, torneu arrere a canviar-ho.' },
  { title: 'La benvinguda', text: 'Cada criatura, amb el seu carnet i el seu número.' },
];

export const accountIllustrations: Illustration[] = [...Object.values(pictures), pinIllustration];
