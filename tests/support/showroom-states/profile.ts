import { texts as children } from '../../../elements/profile/children/children.texts.ts';
import { texts as collections } from '../../../elements/profile/collections/collections.texts.ts';
import { texts as profile } from '../../../elements/profile/profile.texts.ts';
import { texts as user } from '../../../elements/profile/user/user.texts.ts';
import { all, type Checks, hasValue, hides, inside, notes, offers, send, shows } from './checks.ts';

/** States of the profile, mostly of logged-in users. */
export const profileChecks: Checks = {
  'ap-profile': {
    'sense-sessio': all(
      shows(profile['profile.leaving']),
      inside('7', shows(profile['profile.tab-favourites'])),
    ),
    continguts: inside('7', shows(/La ciutat ompli de música/)),
    programes: all(
      inside('7', offers(`Lleveu de la llista: ${'La Costera'}`)),
      inside('30', shows(profile['profile.logout-child'])),
    ),
    'llista-buida': inside('8', shows('Encara no hi ha res: mireu la portada.')),
    'llista-caiguda': inside(
      '7',
      all(shows(collections['collection.failed']), offers(collections['collection.retry'])),
    ),
    'llista-lenta': inside('7', hides(collections['collection.failed'])),
    criatures: inside('8', all(shows('Neus'), shows('Nico'), shows(children['children.add']))),
    'criatures-fora': inside(
      '8',
      all(shows(children['children.description']), hides(children['children.add'])),
    ),
    'atributs-equivocats': notes(['tab="amics"', 'masonry-break="ample"']),
    llengua: inside('7', all(shows(user['profile.newsletter-high']), hides(user['profile.bulletin-label']))),
    ampliat: inside('7', all(shows(user['profile.address']), shows(user['profile.nif']))),
    'servidor-caigut': inside('7', all(shows(user['profile.partial']), hasValue('name', 'Anna'))),
    refusat: inside('7', all(send, shows(user['profile.error-save']))),
  },
};
