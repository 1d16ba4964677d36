import { texts as opening } from '../../../elements/opening/opening.texts.ts';
import { texts as player } from '../../../elements/player/player.texts.ts';
import { texts as playing } from '../../../elements/player/playing.texts.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { texts as media } from '../../../src/media/media.texts.ts';
import { expect } from '../demo.ts';
import { all, type Check, type Checks, leads, notes, offers, presses, shows } from './checks.ts';
import { sounds } from './player.ts';

const pressesPoster =
  (after: Check): Check =>
  async (tag) => {
    await tag.getByRole('link', { name: /^Reproduïu: / }).click();
    await after(tag);
  };

const plays = pressesPoster(all(sounds, offers(playing['player.pause'])));
const begin = (title: string) => fill(player['player.play-named'], { title });

export const openingChecks: Checks = {
  'ap-opening': {
    video: plays,
    fitxer: (tag) => expect(tag.locator('video').first()).toBeVisible(),
    'sense-imatge': presses(begin('Com es fa un far'), sounds),
    vertical: plays,
    audio: presses(begin('La coral assaja a les fosques'), sounds),
    'el-seguent': all(shows(opening['opening.autoplay']), plays),
    llista: all(shows('Una escola a peu d’aigua'), presses(begin('Com es fa un far'), sounds)),
    'llista-d-un': leads,
    llarg: all(shows('1:23:45'), plays),
    'sense-duracio': plays,
    'altra-web': leads,
    'no-hi-es': pressesPoster(shows(media['content.gone'])),
    'atributs-equivocats': all(leads, notes(['duration="molt"', 'start="-1"'])),
  },
};
