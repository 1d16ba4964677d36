import { defineContract } from '../element/contract.ts';

declare module '../element/contract.ts' {
  interface NamedTypes {
    Site: Site;
    Routes: Record<string, string>;
    SocialClients: Record<string, string>;
  }
}

/** Record of a site (SITE-09). Every field but `alias` may be missing. */
export interface Site {
  alias: string;
  id?: string;
  mediaId?: string;
  name?: string;
  scheme?: string;
  staticUrl?: string;
  url?: string;
}

/** The inert tag that configures a page; it is read, never upgraded (SITE-14). */
export const contract = defineContract({
  tag: 'ap-config',
  group: 'page',
  title: 'Configuració de la pàgina',
  summary: 'Configura tots els elements de la pàgina. Va la primera dins del cos i no mostra res.',
  content: 'inert',
  // empty, unless an editor has closed it by «/>»: then it contains the rest of the page
  display: 'contents',
  attributes: {
    site: { type: 'string', default: 'apunt', description: 'Lloc: apunt, lacolla o apunts.' },
    global: {
      type: 'string',
      default: 'ap',
      description: 'Nom de la variable global per als scripts de la pàgina, si ap ja és d’una altra cosa.',
    },
    distUrl: {
      type: 'url',
      description:
        'Carpeta dels fitxers dels elements (dist/), si un optimitzador ha ajuntat ap.js amb altres scripts.',
    },
    integrity: {
      type: 'string',
      description:
        'Integritat de dist/ap-integrity.json, que és en el manifest: amb ella cada fitxer es comprova byte per byte abans d’executar-lo o d’aplicar-lo. En Safari, un servidor que responga una cosa a la comprovació i una altra a l’execució només el para un mapa d’importació de la pàgina amb les mateixes empremtes.',
    },
    basePath: { type: 'string', default: '', description: 'Prefix d’enllaços i API, sense barra final.' },
    dev: {
      type: 'boolean',
      description:
        'Mode de desenvolupament: permet l’aparador i no demana cap verificació, si no s’hi diu quina.',
    },
    preview: {
      type: 'boolean',
      description: 'Mostra en la pàgina els atributs equivocats, per a qui edita.',
    },
    metrics: {
      type: 'boolean',
      description:
        'Mesura què patix qui llig, i diu quin element n’és la causa, amb esdeveniments `ap-metric` que el lloc pot recollir.',
    },
    locale: { type: 'string', default: 'ca', description: 'Llengua de dates i nombres.' },
    timeZone: { type: 'string', default: 'Europe/Madrid', description: 'Zona horària de les hores.' },
    captchaProvider: {
      type: 'string',
      values: ['altcha', 'recaptcha', 'none'],
      default: 'altcha',
      description: 'Servei de verificació dels formularis.',
    },
    captchaKey: { type: 'string', description: 'Clau pública del servei de verificació.' },
    via: { type: 'string', description: 'Compte que se cita en compartir en X.' },
    supportEmail: { type: 'string', description: 'Bústia d’atenció.' },
    defaultImage: { type: 'url', description: 'Imatge de les targetes que no en tenen.' },
    imageTemplate: {
      type: 'string',
      default: '{base}/clip/{uuid}_{ratio}-aspect-ratio_{width}.{format}',
      description: 'Adreça de les variants d’una imatge.',
    },
    videoProvider: {
      type: 'string',
      values: ['api', 'frame'],
      default: 'api',
      description: 'Com es reproduïx: `api`, amb el reproductor propi; `frame`, amb el del servei de vídeo.',
    },
    videoApi: {
      type: 'url',
      default: 'https://edge.api.brightcove.com/playback/v1',
      description: 'API del servei de vídeo.',
    },
    videoAccount: { type: 'string', description: 'Compte del servei de vídeo.' },
    videoKey: { type: 'string', description: 'Clau pública dels reproductors del compte.' },
    videoFrames: {
      type: 'url',
      default: 'https://players.brightcove.net',
      description: 'On són els reproductors del servei de vídeo.',
    },
    mapStyle: {
      type: 'url',
      description:
        'Estil del mapa: una capa GeoJSON, o les tessel·les d’un servei de mapes, amb {z}, {x} i {y} en l’adreça. On diu {token} va la clau.',
    },
    mapToken: { type: 'string', description: 'Clau pública del servei de mapes.' },
    mapAttribution: { type: 'string', description: 'Qui ha fet el mapa, si l’estil no ho diu.' },
    geocoderUrl: { type: 'url', description: 'Servei que diu a quin municipi correspon una posició.' },
    embedUrl: {
      type: 'url',
      default: '/incrustat',
      description: 'Pàgina que emmarca el que els editors incrusten d’altres webs.',
    },
    adUrl: {
      type: 'url',
      description: 'Servei d’anuncis. Sense ell no n’hi ha cap, ni lloc buit.',
    },
    adConsentCookie: {
      type: 'string',
      description:
        'Galeta del lloc que val «1» si qui llig ha acceptat els anuncis. La pàgina també ho pot dir amb ap.consent.',
    },
    uploadHosts: {
      type: 'list',
      default: [],
      description:
        'Orígens dels magatzems on es poden pujar fitxers, com https://pujades.exemple.cat. El del lloc no cal dir-lo.',
    },
    httpTimeout: { type: 'number', default: 10_000, min: 1, description: 'Espera màxima de l’API, en ms.' },
    loginUrl: { type: 'url', default: '/acces', description: 'Pàgina d’accés.' },
    parentLoginUrl: { type: 'url', default: '/acces-adults', description: 'Accés de mares, pares i tutors.' },
    ownAccountUrl: {
      type: 'url',
      default: '/acces?site=apunt',
      description: 'Accés amb compte propi de qui ja no és del club perquè ha fet 13 anys.',
    },
    registerUrl: { type: 'url', default: '/registre?site=apunt', description: 'Pàgina de registre.' },
    clubRegisterUrl: { type: 'url', default: '/registre', description: 'Registre del club.' },
    adultsRegisterUrl: {
      type: 'url',
      default: '/registre-adults',
      description: 'Registre de persones adultes.',
    },
    profileUrl: { type: 'url', default: '/perfil/meu-perfil', description: 'El perfil.' },
    childLandingUrl: {
      type: 'url',
      default: '/perfil/programes-preferits',
      description: 'On va un membre infantil després d’entrar.',
    },
    minAge: { type: 'number', default: 13, min: 0, description: 'Edat mínima de registre, en anys.' },
    socialClients: {
      type: 'json',
      of: 'SocialClients',
      default: {},
      description: 'Identificador de client de cada xarxa per a entrar-hi.',
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    },
    sites: {
      type: 'json',
      of: 'Site[]',
      default: [{ alias: 'apunt' }, { alias: 'lacolla' }, { alias: 'apunts' }],
      description: 'Fitxes dels llocs: alias, id, mediaId, name, scheme, staticUrl i url.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          required: ['alias'],
          properties: Object.fromEntries(
            ['alias', 'id', 'mediaId', 'name', 'scheme', 'staticUrl', 'url'].map((key) => [
              key,
              { type: 'string' },
            ]),
          ),
        },
      },
    },
    routes: {
      type: 'json',
      of: 'Routes',
      default: {},
      description: 'Adreces de rutes que no són les de fàbrica.',
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
});
