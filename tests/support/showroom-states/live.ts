import { texts as live } from '../../../elements/live-feed/live-feed.texts.ts';
import { texts as streaming } from '../../../elements/streaming-list/streaming-list.texts.ts';
import { all, type Checks, has, lacks, notes, offers, shows } from './checks.ts';

/** States of live widgets. */
export const liveChecks: Checks = {
  'ap-live-feed': {
    retinguts: shows(/missatges nous$/),
    'corregit-i-fixat': all(shows('Fixat'), shows('Corregit a les 21:40')),
    acabat: all(shows('Primeres notes al Carme'), lacks(live['live.older'])),
    buit: shows(live['live.empty']),
    error: all(shows(live['live.error']), offers(live['live.retry'])),
    'text-llarg': shows(/^Otorrinolaringo/),
  },
  'ap-streaming-list': {
    'en-antena': has('ap-streaming-list li', 2),
    carregant: shows(streaming['streaming.loading']),
    cap: all(shows(streaming['streaming.none']), has('ap-streaming-list li', 0)),
    un: has('ap-streaming-list li', 1),
    dos: all(shows(streaming['streaming.tv']), shows(streaming['streaming.radio'])),
    molts: has('ap-streaming-list li', 9),
    llarg: shows(streaming['streaming.listen']),
    pelat: all(shows('Connexió imminent'), has('ap-streaming-list a', 0)),
    'atributs-equivocats': notes(['interval="de tant en tant"']),
  },
};
