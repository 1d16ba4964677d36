import { imageOf } from '../pictures/clip.ts';
import { bodyIllustrations as pictures } from './body-illustrations.ts';
import type { Content } from './content.types.ts';
import { written } from './written.ts';

/** An article with an element of every type that a body may have (BODY-01..03). */
export const rainyAfternoon: Content = {
  kind: 'news',
  slug: 'de-tot-un-poc-una-vesprada-de-pluja',
  kicker: 'El temps · Vilaclara',
  title: 'De tot un poc: una vesprada de pluja en Vilaclara',
  lead: 'Plou des de les quatre i ningú no s’ha quedat a casa. Fotos, sons i un vídeo curt d’una ciutat que obri el paraigua i continua.',
  illustration: { name: 'vesprada-de-pluja', alt: 'Núvols de paper, gotes i un sol roig a mig amagar.' },
  author: 'Empar Ribelles',
  minutesAgo: 50,
  body: written(
    'Ha començat amb <strong>quatre gotes grosses</strong> en la plaça del Pou, i a les quatre i vint ja baixava aigua per totes les canaleres. En Vilaclara la pluja es rep com una visita: s’obri la porta, s’aparta una cadira i <em>es deixa que parle</em>.',
    'Els concerts de la <a href="/noticies/la-ciutat-ompli-de-musica-els-patis">Nit dels patis</a> no s’ajornen. Es fan en els porxos, com diu el programa des del primer any, perquè «amb sostre la música torna dos vegades».',
    {
      type: 'video',
      src: '/assets/media/pluja.mp4',
      poster: imageOf(pictures.pluja).src ?? '',
      title: 'Sis segons de pluja sobre la serra de l’Olmet, sense so',
      mimeType: 'video/mp4',
    },
    { type: 'heading', tag: 'h2', text: 'Com sona una ciutat banyada' },
    'El campaner no ha volgut esperar que escampara. «Amb l’aire humit la campana grossa es sent fins a Riumar», diu, i té raó: ens ho han confirmat per telèfon des de l’altra riba.',
    {
      type: 'audio',
      src: '/assets/media/campanes.mp3',
      title: 'Les campanes de Sant Roc, des del terrat de la redacció',
      duration: 20,
    },
    {
      type: 'audio-fragment',
      src: '/assets/media/campanes.mp3',
      start: 11,
      end: 15,
      title: 'Només la campana grossa',
    },
    {
      type: 'quote',
      text: 'Quan plou, la ciutat parla més baix i s’escolta millor.',
      author: 'Ximo Ferrandis, campaner',
    },
    { type: 'heading', tag: 'h2', text: 'Cinc finestres' },
    {
      type: 'photo-gallery',
      cards: [
        {
          image: imageOf(pictures.porxos),
          title: 'La coral assaja davall dels arcs.',
          signature: 'Foto: Joana Peris',
        },
        {
          image: imageOf(pictures.mercat),
          title: 'El mercat estén els tendals.',
          signature: 'Foto: Joana Peris',
        },
        {
          image: imageOf(pictures.hort),
          title: 'L’Horta de Baix feia setmanes que l’esperava.',
          signature: 'Foto: Vicent Llorca',
        },
        {
          image: imageOf(pictures.campanar),
          title: 'Sant Roc, entre dos ruixats.',
          signature: 'Foto: Vicent Llorca',
        },
        { image: imageOf(pictures.barques), title: 'En Portassol, la mar com un plat.' },
      ],
    },
    { type: 'heading', tag: 'h3', text: 'Si heu d’eixir' },
    {
      type: 'listing',
      tag: 'ul',
      items: [
        'El <strong>tren de la ribera</strong> passa cada mitja hora, sense retards.',
        'El pont vell està tancat a les bicicletes fins que s’eixugue.',
        'La biblioteca de Riumar obri fins a les deu de la nit, amb estufa i xocolate.',
      ],
    },
    {
      type: 'listing',
      tag: 'ol',
      items: [
        'Agafeu un paraigua que no us sàpia greu perdre.',
        'Sabates que ja hagen vist aigua.',
        'I temps: hui tot va a poc a poc.',
      ],
    },
    {
      type: 'supplementary-text',
      title: 'Quanta aigua és un litre?',
      html: '<p>Un litre per metre quadrat és una làmina d’aigua d’<strong>un mil·límetre</strong>. Els vint-i-dos litres d’esta vesprada ompliran, només en el terrat de l’Almoina, cent deu banyeres.</p>',
    },
    {
      type: 'image',
      image: imageOf(pictures.teulades),
      caption: 'El barri vell, en el moment en què ha eixit el sol.',
      signature: 'Il·lustració: Apunt',
      ratio: '21-9',
    },
    {
      type: 'file',
      href: '/assets/media/programa-nit-dels-patis.txt',
      name: 'Programa de mà de la Nit dels patis',
      size: 665,
    },
    {
      type: 'embed',
      title: 'L’aforament del Pont de les Arts, hora per hora',
      url: '/incrustat/aforament',
      button: 'Obriu el gràfic',
    },
    { type: 'heading', tag: 'h2', text: 'El que heu enviat' },
    'Ens han arribat més de dos-centes publicacions. Per a vore-les des d’ací cal que ho demaneu: fins aleshores no ens connectem amb cap xarxa.',
    {
      type: 'youtube',
      url: 'https://www.youtube.com/watch?v=pLuJaViLa_0',
      title: 'La cobla, davall del porxo del Carme',
    },
    {
      type: 'twitter',
      url: 'https://x.com/vilaclara/status/1734567890123456789',
      title: 'L’Ajuntament: «El pont vell, tancat a les bicicletes»',
    },
    {
      type: 'instagram',
      url: 'https://www.instagram.com/p/CpLuja12345/',
      title: 'Gerani contra tempesta, primer assalt',
    },
    {
      type: 'facebook',
      url: 'https://www.facebook.com/coraldelaribera/posts/1234567890123456',
      title: 'La coral: «Hui cantem davall dels arcs»',
    },
    {
      type: 'tiktok',
      url: 'https://www.tiktok.com/@vilaclara/video/7301234567890123456',
      title: 'Deu maneres de tancar un paraigua',
    },
    {
      type: 'related',
      cards: [
        {
          href: '/noticies/torna-el-tren-de-la-ribera',
          kicker: 'Comarques',
          title: 'Torna el tren de la ribera dotze anys després de l’última parada',
          image: imageOf(pictures.barques),
        },
        {
          href: '/audios/la-coral-assaja-a-les-fosques',
          kicker: 'Ràdio',
          title: 'La coral assaja a les fosques',
          image: imageOf(pictures.porxos),
        },
      ],
    },
    {
      type: 'hot-topics',
      topics: [
        {
          title: 'El temps',
          href: '/el-temps',
          text: 'pluja feble fins a mitjanit',
          children: [{ title: 'La serra, vista de prop', href: '/videos/la-serra-vista-de-prop' }],
        },
        { title: 'Nit dels patis', href: '/noticies/la-ciutat-ompli-de-musica-els-patis' },
      ],
    },
  ),
};
