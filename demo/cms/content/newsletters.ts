import type { Claim } from './accounts.ts';
import type { Illustration } from './content.types.ts';
import type { SiteName } from './sites.ts';

/** Newsletter of a site (SITE-08), as displayed on its page. */
export interface SiteNewsletter {
  id: string;
  /** Edition of it. */
  sub?: string;
  /** Its parts are chosen. */
  isLanguage?: boolean;
  kicker: string;
  title: string;
  lead: string;
  claim: Claim;
}

/** Decorative pictures, so they have no alternative text. */
const pictures = {
  letters: { name: 'butlleti-apunt', alt: '' },
  familyLetters: { name: 'butlleti-families', alt: '' },
  lessonLetters: { name: 'butlleti-apunts', alt: '' },
} as const satisfies Record<string, Illustration>;

export const newsletters: Record<SiteName, SiteNewsletter> = {
  apunt: {
    id: '1',
    kicker: 'Butlletí',
    title: 'Un correu que es llig amb el café',
    lead: 'Cada divendres, el millor de la setmana triat a mà: què ha passat, què val la pena de vore i què s’escolta de nit.',
    claim: {
      illustration: pictures.letters,
      title: 'Un a la setmana, i prou.',
      reasons: [
        { icon: 'mail', text: 'Arriba els divendres a les set del matí.' },
        { icon: 'shield-check', text: 'Només usem l’adreça per a enviar-vos-el.' },
        { icon: 'badge-check', text: 'Cada correu porta un enllaç per a deixar de rebre’l.' },
      ],
    },
  },
  lacolla: {
    id: '1',
    sub: 'families',
    kicker: 'Mares, pares i tutors',
    title: 'Les novetats del club, a casa',
    lead: 'Un correu al mes per a les persones adultes: activitats noves, jocs per a fer junts i dates que convé apuntar.',
    claim: {
      illustration: pictures.familyLetters,
      title: 'Escrivim als grans.',
      reasons: [
        { icon: 'mail', text: 'El primer dilluns de cada mes.' },
        { icon: 'users-round', text: 'Als xiquets i a les xiquetes no els escrivim mai.' },
        { icon: 'badge-check', text: 'Cada correu porta un enllaç per a deixar de rebre’l.' },
      ],
    },
  },
  apunts: {
    id: '2',
    isLanguage: true,
    kicker: 'Butlletins',
    title: 'Una dosi de valencià al vostre nivell',
    lead: 'Trieu per a qui el voleu. Cada quinze dies, activitats, dubtes resolts i àudios per a l’aula o per al sofà.',
    claim: {
      illustration: pictures.lessonLetters,
      title: 'El quadern, en la bústia.',
      reasons: [
        { icon: 'calendar', text: 'Un diumenge sí i un altre no.' },
        { icon: 'bookmark', text: 'Fitxes per a imprimir, amb les solucions.' },
        { icon: 'badge-check', text: 'Cada correu porta un enllaç per a deixar de rebre’l.' },
      ],
    },
  },
};

export const newsletterIllustrations: Illustration[] = Object.values(pictures);

/** Returns the address of the newsletter's page, without the base path (ROUTE-30). */
export const newsletterPath = (site: SiteName): string =>
  site === 'apunt' ? '/butlletins' : `/butlletins?site=${site}`;
