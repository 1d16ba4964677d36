import type { State } from '../../src/server/state.types.ts';

export const states: readonly State[] = [
  {
    id: 'boto',
    title: 'Un botó',
    about: 'Obri en un diàleg una pàgina que emmarca el que s’ha incrustat.',
    html: '<ap-embed embed-title="L’aforament del Pont de les Arts" button="Obriu el gràfic" url="/incrustat/aforament"><a href="/incrustat/aforament">L’aforament, hora per hora</a></ap-embed>',
  },
  {
    id: 'imatge',
    title: 'Amb imatge',
    about: 'La imatge és de la mateixa web.',
    fullest: true,
    html: '<ap-embed embed-title="El mapa dels patis" button="Obriu el mapa" modal-image="/assets/favicon.svg" url="/incrustat/aforament"><a href="/incrustat/aforament">El mapa dels patis</a></ap-embed>',
  },
  {
    id: 'codi',
    title: 'El codi d’un editor',
    about: 'És un atribut: no s’executa fins que no s’obri, i aïllat.',
    html: '<ap-embed embed-title="Un comptador" html="&lt;p id=n&gt;0&lt;/p&gt;&lt;button onclick=&quot;n.textContent=+n.textContent+1&quot;&gt;Suma&lt;/button&gt;"><p>Un comptador</p></ap-embed>',
  },
  {
    id: 'plantilla',
    title: 'El codi en una plantilla',
    about: 'El servidor el posa en un `template`.',
    html: '<ap-embed embed-title="Un avís"><template slot="template"><p>Açò ve de la plantilla.</p></template><p>Un avís</p></ap-embed>',
  },
  {
    id: 'video',
    title: 'El vídeo d’un proveïdor',
    about: 'El codi és el seu marc: s’obri el seu reproductor.',
    html: '<ap-embed embed-title="Assaig general" button="Mireu el vídeo" html="&lt;iframe src=&quot;https://www.youtube.com/embed/aqz-KE-bpKQ&quot;&gt;&lt;/iframe&gt;"><a href="https://youtu.be/aqz-KE-bpKQ">Assaig general</a></ap-embed>',
  },
  {
    id: 'res',
    title: 'Sense res que es puga obrir',
    about: 'Només l’enllaç.',
    html: '<ap-embed embed-title="Una altra web" url="https://example.com/"><a href="https://example.com/">Una altra web</a></ap-embed>',
  },
  {
    id: 'infantil',
    title: 'En La Colla',
    about: 'No hi ha contingut d’altres webs: es diu per què.',
    html: '<ap-embed site="lacolla" embed-title="Un joc" url="/incrustat/aforament"><p>Un joc</p></ap-embed>',
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava.',
    html: '<ap-embed embed-title="Un gràfic" modal-image="javascript:alert(1)" url="data:text/html,x"><p>Un gràfic</p></ap-embed>',
    config: { preview: '' },
  },
];
