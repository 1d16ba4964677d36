import { html } from '../../src/server/html.ts';
import type { State } from '../../src/server/state.types.ts';
import { playerTag } from '../player/player.server.ts';
import { dictionaryWord, type TranscriptionData, transcriptionTag } from './transcription.server.ts';

const rain = '/assets/media/v1/pluja/audio.m4a';
const player = playerTag({
  type: 'audio',
  src: rain,
  mediaTitle: 'Diccionari de la pluja',
  files: [{ src: rain, type: 'audio/mp4' }],
});
const word = (text: string) => dictionaryWord(text, text, `/apunts/diccionari/${text}`);

const text: TranscriptionData = {
  paragraphs: [
    [
      { start: 2, end: 5.527, html: html`Benvingudes i benvinguts al diccionari de la pluja.` },
      { start: 6.227, end: 8.143, html: html`Hui en traem sis paraules.` },
      {
        start: 8.843,
        end: 13.345,
        html: html`${word('plovisquejar')} és caure una pluja molt fina, que a penes banya.`,
      },
    ],
    [
      {
        start: 14.045,
        end: 18.709,
        html: html`Fer quatre gotes és ploure tan poc que no cal obrir el paraigua.`,
      },
      {
        start: 19.409,
        end: 24.775,
        html: html`Un ${word('ruixat')} és una pluja curta, que ve de pressa i se’n va de pressa.`,
      },
    ],
  ],
  tags: [{ href: '/resultats/pluja', title: 'Pluja' }, { href: '/resultats/el%20temps' }],
};

export const states: readonly State[] = [
  {
    id: 'amb-reproductor',
    title: 'Amb el reproductor',
    about: 'La frase que sona està marcada; en prémer una frase s’hi va.',
    shows: 'A poc a poc',
    fullest: true,
    html: `${player}${transcriptionTag(text)}`,
  },
  {
    id: 'sense-temps',
    title: 'Sense temps ni reproductor',
    about: 'Es pot buscar en el text i mirar el diccionari.',
    shows: 'Hui en traem sis paraules.',
    html: transcriptionTag({
      ...text,
      paragraphs: text.paragraphs.map((sentences) => sentences.map(({ html }) => ({ html }))),
    }),
  },
  {
    id: 'plegada',
    title: 'Plegada',
    about: 'S’obri en prémer el títol, també sense JavaScript.',
    shows: 'Transcripció',
    html: `${player}${transcriptionTag({ ...text, collapsed: true })}`,
  },
  {
    id: 'diccionari',
    title: 'Definicions en la pàgina, i paraules que no hi són',
    about:
      'La primera és en el text; la segona, en el diccionari que diu «dictionary-base»; la tercera no hi és.',
    shows: 'xàfec',
    html: `<ap-transcription dictionary-base="/apunts/diccionari"><p><b data-dictionary="xàfec" data-definition="Ruixat molt fort que ve de colp.">xàfec</b>, <b data-dictionary="ruixat">ruixat</b> i <b data-dictionary="calabruix">calabruix</b></p></ap-transcription>`,
  },
  {
    id: 'dades',
    title: 'El text són dades',
    about:
      'Els paràgrafs són html d’una altra banda: el que no és segur no hi és. L’etiqueta sense títol es diu com l’adreça.',
    shows: 'El text que han portat les dades.',
    html: `${player}<ap-transcription><script type="application/json" data-prop="paragraphs">["<span data-start=\\"2\\">El text que han portat les dades.</span> <span data-start=\\"6\\">I una altra frase.</span><button>No</button>"]</script><script type="application/json" data-prop="tags">[{"href":"/resultats/el%20temps"},{"href":"javascript:alert(1)","title":"No"}]</script></ap-transcription>`,
  },
  {
    id: 'temps-equivocats',
    title: 'Temps equivocats',
    about: 'Es creuen, no són cap número o no hi són; les altres frases van igual.',
    shows: 'Una frase que acaba abans de començar.',
    html: `${player}<ap-transcription player="div[["><p><span data-start="ara">Una frase sense número.</span> <span data-start="9" data-end="4">Una frase que acaba abans de començar.</span> <span data-start="5" data-end="12">Una frase que en tapa una altra.</span> <span data-end="3">Una frase sense principi.</span></p></ap-transcription>`,
    config: { preview: '' },
  },
];
