import { texts as gallery } from '../../../elements/photo-gallery/photo-gallery.texts.ts';
import { texts } from '../../../src/slides/slides.texts.ts';
import { expect } from '../demo.ts';
import { all, type Checks, lacks, notes, offers, shows } from './checks.ts';

const next = texts['slides.next'];
const full = gallery['gallery.full-screen'];

/** States of carousels and galleries. */
export const slideChecks: Checks = {
  'ap-carousel': {
    mini: offers(next),
    graella: offers(next),
    llista: offers(next),
    previsio: offers(next),
    'quantitats-propies': offers(next),
    'caben-totes': all(shows('Porxo'), lacks(next)),
    una: all(shows('Porxo'), lacks(next)),
    cap: lacks(next),
    'titols-llargs': offers(next),
    'sense-enllacos': all(shows('Porxo'), offers(next)),
    'atributs-equivocats': notes(['variant="redona"', 'slides="quatre"', 'gap="-3"']),
    'sense-fila': all(shows('Encara no hi ha res.'), lacks(next)),
  },
  'ap-photo-gallery': {
    anuncis: all(offers(full), async (tag) => {
      await expect(tag.locator('.ap-gallery-ad')).toHaveCount(2);
    }),
    'una-foto': all(offers(full), lacks(next)),
    'cap-foto': lacks(full),
    'peu-llarg': offers(next),
    'sense-imatge': all(shows('Foto 1'), offers(next)),
    'atributs-equivocats': notes(['max-ads="molts"', 'cards="5"']),
  },
};
