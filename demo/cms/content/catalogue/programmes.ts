import type { Content } from '../content.types.ts';
import { written } from '../written.ts';
import { at, entry, scattered } from './build.ts';
import { pictures } from './pictures.ts';
import { people, topics } from './topics.ts';

/** First parts of programme names, each with a description. */
const formats: readonly (readonly [name: string, does: string])[] = [
  ['Àlbum', 'Fotografies de família que algú ha guardat en una caixa de llanda'],
  ['Agenda', 'El que passarà esta setmana, dit a temps de poder-hi anar'],
  ['Bitàcola', 'Un viatge lent, amb un quadern obert damunt dels genolls'],
  ['Cançons', 'Melodies que encara es canten i qui les va fer'],
  ['Col·lecció', 'Objectes menuts amb una història gran al darrere'],
  ['Diari', 'Deu minuts cada dia amb algú que ho viu de prop'],
  ['Ecos', 'Veus de l’arxiu que tornen a sonar'],
  ['Excel·lència', 'Persones que fan molt bé una cosa que quasi ningú veu'],
  ['Finestra', 'Un paisatge i el temps just per a mirar-lo'],
  ['Gent', 'Converses tranquil·les amb qui no sol eixir per la tele'],
  ['Històries', 'Relats de veritat, contats per qui els va viure'],
  ['Inventari', 'Una llista de coses que no s’haurien de perdre'],
  ['Itineraris', 'Rutes a peu que comencen on acaba l’autobús'],
  ['Joies', 'Les peces més boniques dels museus més menuts'],
  ['L’hora', 'Una hora en directe, sense guió i amb la porta oberta'],
  ['La novel·la', 'Una ficció per capítols escrita a vint mans'],
  ['Mapa', 'Una comarca cada setmana, de la costa a la serra'],
  ['Nits', 'Companyia per a qui encara no té son'],
  ['Oficis', 'Faenes de tota la vida en mans de gent jove'],
  ['Paraules', 'Com ho diem ací i per què ho diem així'],
  ['Quadern', 'Apunts de camp d’una naturalista curiosa'],
  ['Retrats', 'Mitja hora cara a cara amb una sola persona'],
  ['Ruta', 'Bicicleta, motxilla i ganes d’arribar tard'],
  ['Secrets', 'El que no diuen els llibres i sí que diuen les àvies'],
  ['Tresors', 'Cerca i troballa en golfes, arxius i mercats vells'],
  ['Univers', 'Ciència explicada amb coses de casa'],
  ['Veus', 'Un cor de testimonis, sense narrador'],
  ['Xarrades', 'Una taula, un café i una pregunta difícil'],
  ['Zona', 'Reportatges curts des del lloc dels fets'],
  ['24 hores', 'Un dia sencer en un sol lloc, de matinada a matinada'],
  ['7 dies', 'El resum de la setmana, amb calma i amb context'],
  ['Kilòmetre zero', 'El que es fa a prop i es menja a prop'],
];

const channels = ['Televisió', 'Ràdio', 'Televisió', 'Televisió i ràdio'];
const days = ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'];
const audiences = [['18'], ['13-17', '18'], ['8-12', '13-17', '18'], ['4-7', '8-12'], ['18']];

const COUNT = 240;

/** 240 programmes, each a different combination of format and topic. */
export const catalogueProgrammes: readonly Content[] = scattered(formats.length * topics.length, 147)
  .slice(0, COUNT)
  .map((pair, index) => {
    const [name, does] = at(formats, pair);
    const topic = at(topics, Math.floor(pair / formats.length));
    const channel = at(channels, index);
    return entry('programme', index, {
      title: `${name} ${topic.of}`,
      kicker: channel,
      lead: `${does}: ${topic.about}.`,
      illustration: pictures[topic.picture],
      author: at(people, index),
      ages: at(audiences, index),
      filters: [
        ...(channel.includes('Televisió') ? ['televisio'] : []),
        ...(/ràdio/i.test(channel) ? ['radio'] : []),
      ],
      body: written(
        `${does}. En esta sèrie parlem de ${topic.about}, i ho fem sense presses: cada capítol s’enregistra en un sol dia i en un sol lloc.`,
        `L’estrena és cada ${at(days, index)} a les ${20 + (index % 4)}.${index % 2 === 0 ? '15' : '30'}. Després podeu vore i escoltar tots els capítols ací mateix, quan vulgueu.`,
      ),
    });
  });
