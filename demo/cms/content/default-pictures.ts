import type { Illustration } from './content.types.ts';
import type { SiteName } from './sites.ts';

/** Default pictures of cards, one for each site (SITE-05). They are decorative, so they have no alternative text. */
export const defaultPictures: Record<SiteName, Illustration> = {
  apunt: { name: 'sense-imatge-apunt', alt: '' },
  lacolla: { name: 'sense-imatge-colla', alt: '' },
  apunts: { name: 'sense-imatge-apunts', alt: '' },
};
