import type { Claim } from './accounts.ts';
import type { Illustration } from './content.types.ts';
import type { SiteName } from './sites.ts';

/** Texts around the contact form of a site. */
interface ContactTexts {
  kicker: string;
  title: string;
  lead: string;
  claim: Claim;
}

/** Decorative pictures, so they have no alternative text. */
const pictures = {
  desk: { name: 'contacte-apunt', alt: '' },
  families: { name: 'contacte-colla', alt: '' },
  lessons: { name: 'contacte-apunts', alt: '' },
} as const satisfies Record<string, Illustration>;

const answered = { icon: 'users-round', text: 'Ho llig una persona, i contesta una persona.' } as const;
const kept = { icon: 'shield-check', text: 'Guardem el missatge un any com a molt.' } as const;

export const contactTexts: Record<SiteName, ContactTexts> = {
  apunt: {
    kicker: 'Contacte',
    title: 'Digueu-nos-ho',
    lead: 'Una errada, una proposta o una queixa: escriviu-nos i us contestarem. No cal tindre compte.',
    claim: {
      illustration: pictures.desk,
      title: 'Esta casa escolta.',
      reasons: [answered, { icon: 'mail', text: 'La resposta arriba al vostre correu.' }, kept],
    },
  },
  lacolla: {
    kicker: 'Mares, pares i tutors',
    title: 'Escriviu al club',
    lead: 'Sobre el carnet, les activitats o els programes. Si eres xiquet o xiqueta, demana ajuda a una persona adulta.',
    claim: {
      illustration: pictures.families,
      title: 'Parlem amb els grans.',
      reasons: [answered, { icon: 'mail', text: 'La resposta arriba al correu de la persona adulta.' }, kept],
    },
  },
  apunts: {
    kicker: 'Contacte',
    title: 'Teniu un dubte?',
    lead: 'Sobre una lliçó, sobre la llengua o sobre estes pàgines: escriviu-nos i us contestarem.',
    claim: {
      illustration: pictures.lessons,
      title: 'Preguntar també és aprendre.',
      reasons: [answered, { icon: 'mail', text: 'La resposta arriba al vostre correu.' }, kept],
    },
  },
};

export const contactIllustrations: Illustration[] = Object.values(pictures);

/** Address of the page, without the base path (ROUTE-30). */
export const contactPath = (site: SiteName): string =>
  site === 'apunt' ? '/contacte' : `/contacte?site=${site}`;
