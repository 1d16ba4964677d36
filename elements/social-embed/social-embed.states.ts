import type { State } from '../../src/server/state.types.ts';

const embed = (provider: string, url: string, text: string, more = '') =>
  `<ap-social-embed provider="${provider}" url="${url}"${more}><a href="${url}">${text}</a></ap-social-embed>`;

export const states: readonly State[] = [
  {
    id: 'youtube',
    title: 'YouTube',
    about: 'No s’ha demanat res a YouTube. El botó mostra este vídeo; l’altre, també tots els que vinguen.',
    html: embed(
      'youtube',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
      'La colla de muixeranga de Portassol, en directe',
    ),
  },
  {
    id: 'youtube-vertical',
    title: 'YouTube, vertical',
    about: 'Un «short» té la caixa alta.',
    html: embed('youtube', 'https://www.youtube.com/shorts/aqz-KE-bpKQ', 'Mig minut de falla'),
  },
  {
    id: 'tiktok',
    title: 'TikTok',
    about: 'Alt i estret.',
    html: embed(
      'tiktok',
      'https://www.tiktok.com/@scout2015/video/6718335390845095173',
      'El ball de la plaça',
    ),
  },
  {
    id: 'instagram',
    title: 'Instagram',
    about: 'Una publicació.',
    html: embed('instagram', 'https://www.instagram.com/p/CUbHfhpswxt/', 'Les fotos de la fira'),
  },
  {
    id: 'x',
    title: 'X',
    about: 'Una cita amb l’enllaç: la cita es veu sense JavaScript.',
    html: `<ap-social-embed provider="twitter" url="https://twitter.com/jack/status/20"><blockquote><p>El tren torna a eixir a les nou.</p><p><a href="https://twitter.com/jack/status/20">L’avís de l’estació</a></p></blockquote></ap-social-embed>`,
  },
  {
    id: 'facebook',
    title: 'Facebook',
    about: 'Una publicació.',
    html: embed(
      'facebook',
      'https://www.facebook.com/20531316728/posts/10154009990506729/',
      'L’ajuntament anuncia els horaris',
    ),
  },
  {
    id: 'incrustat',
    title: 'Una pàgina nostra que emmarca el que s’ha incrustat',
    about: 'Es pot mostrar este, però no triar-los tots: no se sap de quina web serà el pròxim.',
    html: embed('embed', '/incrustat/aforament', 'L’aforament del pont'),
  },
  {
    id: 'acceptat',
    title: 'Acceptat per la pàgina',
    about: 'Es mostra de seguida; es pot deixar de mostrar.',
    html: embed('embed', '/incrustat/aforament', 'L’aforament del pont', ' consent="granted"'),
  },
  {
    id: 'no-es-coneix',
    title: 'Una adreça que no és de cap proveïdor',
    about: 'Només l’enllaç.',
    html: embed('youtube', 'https://vm.tiktok.com/ZMabcdef/', 'Un vídeo'),
  },
  {
    id: 'titol-llarg',
    title: 'Títol llarg',
    about: 'El títol es talla.',
    html: embed(
      'youtube',
      'https://youtu.be/aqz-KE-bpKQ',
      'Internacionalització-de-tot-plegat-sense-cap-blanc, i tot el que va vindre després de la reunió de divendres a la vesprada en la casa de la cultura, que va ser molt llarga',
    ),
  },
  {
    id: 'interruptor',
    title: 'L’interruptor d’un proveïdor',
    about: 'Sense adreça: per a la pàgina de privacitat.',
    html: '<ap-social-embed provider="youtube"><p>YouTube</p></ap-social-embed>',
  },
  {
    id: 'infantil',
    title: 'En La Colla',
    about: 'No hi ha contingut d’altres webs, ni l’enllaç: es diu per què.',
    html: embed('youtube', 'https://youtu.be/aqz-KE-bpKQ', 'Un vídeo', ' site="lacolla"'),
  },
  {
    id: 'atributs-equivocats',
    title: 'Atributs equivocats, en vista prèvia',
    about: 'Qui edita llig què s’esperava, i es queda l’enllaç del servidor.',
    fullest: true,
    html: '<ap-social-embed provider="fotolog" url="javascript:alert(1)" consent="potser"><a href="https://example.com/">Un vídeo</a></ap-social-embed>',
    config: { preview: '' },
  },
];
