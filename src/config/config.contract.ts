import type { AdKeyValues } from '../ads/ads.types.ts';
import type { ConsentRules } from '../consent/consent.types.ts';
import { defineContract } from '../element/contract.ts';

declare module '../element/contract.ts' {
  interface NamedTypes {
    Site: Site;
    Routes: Record<string, string>;
    SocialClients: Record<string, string>;
    ConsentRules: ConsentRules;
    AdKeyValues: AdKeyValues;
  }
}

/** JSON Schema of a rule of consent. */
const consentRule = {
  type: 'object',
  properties: {
    purposes: { type: 'array', items: { type: 'integer', minimum: 1 } },
    vendors: { type: 'array', items: { type: 'integer', minimum: 1 } },
  },
};

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
  summary: 'Configura tots els elements de la pàgina. Va la primera dins de `<body>` i no mostra res.',
  content: 'inert',
  // empty, unless an editor has closed it by «/>»: then it contains the rest of the page
  display: 'contents',
  attributes: {
    site: {
      type: 'string',
      default: 'apunt',
      description: 'Web a què pertany la pàgina: «apunt», «lacolla» (el club infantil) o «apunts».',
    },
    global: {
      type: 'string',
      default: 'ap',
      description:
        'Nom de la variable global que usen els scripts de la pàgina (`ap.session`, `ap.consent`…), si `ap` ja és d’una altra cosa.',
    },
    distUrl: {
      type: 'url',
      description:
        'Adreça de la carpeta dels fitxers dels elements (`dist/`), si un optimitzador ha ajuntat `ap.js` amb altres scripts.',
    },
    integrity: {
      type: 'string',
      description:
        'Empremta de `dist/ap-integrity.json`, com ara «sha384-…»: és el camp `integrity` de `dist/ap-manifest.json`. Amb ella es comprova cada fitxer abans d’usar-lo. Vegeu `docs/integrating.md`.',
    },
    basePath: {
      type: 'string',
      default: '',
      description:
        'Prefix dels enllaços i de l’API si la web no és en l’arrel, com ara «/web», sense barra final.',
    },
    dev: {
      type: 'boolean',
      description:
        'Mode de desenvolupament: permet `<ap-showroom>`, i els formularis no demanen cap comprovació contra robots si no es posa `captcha-provider`.',
    },
    preview: {
      type: 'boolean',
      description:
        'Mode de vista prèvia, per a qui edita: mostra en la pàgina els atributs equivocats i no demana anuncis.',
    },
    metrics: {
      type: 'boolean',
      description:
        'Mesura salts de la pàgina, interaccions lentes i càrregues fallides, i envia un esdeveniment `ap-metric` amb l’element que n’és la causa. No s’envia res a cap servidor si la pàgina no ho fa.',
    },
    locale: {
      type: 'string',
      default: 'ca',
      description: 'No canvia res: les dates i els nombres són sempre en català.',
    },
    timeZone: {
      type: 'string',
      default: 'Europe/Madrid',
      description: 'No canvia res: les hores són sempre les de Madrid.',
    },
    measurement: {
      type: 'string',
      default: '',
      description:
        'A qui es diu l’ús dels elements, si qui llig ho ha acceptat (`ap.consent`): «datalayer», a la cua `dataLayer` de la pàgina; o el nom d’una funció de la pàgina. Mai del club ni de cap criatura.',
    },
    captchaProvider: {
      type: 'string',
      values: ['altcha', 'recaptcha', 'recaptcha-enterprise', 'none'],
      default: 'altcha',
      description:
        'Comprovació contra robots dels formularis: «altcha», que calcula el navegador; «recaptcha» o «recaptcha-enterprise», de Google; «none», cap. En el club i per a una criatura és sempre «altcha», o cap.',
    },
    captchaKey: { type: 'string', description: 'Clau pública de «recaptcha» o «recaptcha-enterprise».' },
    via: { type: 'string', description: 'Compte d’X que se cita en compartir, com ara «apunt».' },
    supportEmail: {
      type: 'string',
      description: 'Adreça electrònica d’atenció, per a la baixa d’un compte del club en `<ap-profile>`.',
    },
    defaultImage: { type: 'url', description: 'Imatge de les targetes de `<ap-profile>` que no en tenen.' },
    imageTemplate: {
      type: 'string',
      default: '{base}/clip/{uuid}_{ratio}-aspect-ratio_{width}.{format}',
      description:
        'Adreça de les variants d’una imatge: «{uuid}» és la imatge; «{ratio}», la proporció; «{width}», l’amplària en píxels; «{format}», el format.',
    },
    videoProvider: {
      type: 'string',
      values: ['api', 'frame', 'hls'],
      default: 'api',
      description:
        'Amb què es reproduïx un vídeo amb `bc-id`: «api», amb el reproductor propi i el que diu l’API del servei; «hls», amb el reproductor propi i l’adreça de `video-template`; «frame», amb el reproductor del servei, en un marc, que no envia esdeveniments.',
    },
    videoTemplate: {
      type: 'url',
      description:
        'Adreça de l’emissió d’un vídeo quan `video-provider` és «hls». On diu {id} va l’identificador, i on diu {account}, el compte.',
    },
    videoApi: {
      type: 'url',
      default: 'https://edge.api.brightcove.com/playback/v1',
      description: 'Adreça de l’API del servei de vídeo, per a «api».',
    },
    videoAccount: {
      type: 'string',
      description: 'Compte del servei de vídeo. Fa falta per a reproduir per `bc-id`.',
    },
    videoKey: { type: 'string', description: 'Clau pública del compte en l’API del servei de vídeo.' },
    videoFrames: {
      type: 'url',
      default: 'https://players.brightcove.net',
      description: 'Adreça dels reproductors del servei de vídeo, per a «frame».',
    },
    mapStyle: {
      type: 'url',
      description:
        'Fons de `<ap-map>`: el nom d’un servei («openstreetmap», «maptiler», «ign», «pnoa» o «icv»), una capa GeoJSON, o les tessel·les d’un servei de mapes, amb «{z}», «{x}» i «{y}» en l’adreça. On diu «{token}» va la clau. D’una altra web no es demana res fins que qui llig ho prem, o fins que el lloc diu que ho vol.',
    },
    mapToken: { type: 'string', description: 'Clau pública del servei de mapes, si l’adreça la demana.' },
    mapAttribution: {
      type: 'string',
      description:
        'Autoria del mapa, que s’hi escriu al peu, si la capa no la porta. La que demana un servei conegut ix sempre.',
    },
    geocoder: {
      type: 'string',
      values: ['nominatim', 'google'],
      description:
        'Qui diu a `<ap-weather>` a quin municipi correspon una posició, si no és un servei del lloc: «nominatim», d’OpenStreetMap, o «google». No se li diu mai res que no s’haja premut.',
    },
    geocoderUrl: {
      type: 'url',
      description:
        'Adreça del servei que diu a quin municipi correspon una posició. Amb «nominatim» es pot ometre; amb «google» és la d’un servidor del lloc, que hi posa la clau. Sense adreça ni servei no es demana la posició.',
    },
    embedUrl: {
      type: 'url',
      default: '/incrustat',
      description: 'Pàgina de la web que emmarca el que els editors incrusten d’altres webs.',
    },
    consentService: {
      type: 'string',
      values: ['none', 'tcf'],
      default: 'none',
      description:
        'Qui diu què ha acceptat qui llig: `none`, la pàgina amb `ap.consent`; `tcf`, la ferramenta de consentiment del lloc, per l’API de l’IAB (TCF 2.2 i posteriors).',
    },
    consentRules: {
      type: 'json',
      of: 'ConsentRules',
      default: {},
      description:
        'Quines finalitats i quins proveïdors de l’IAB, pel seu número, han d’estar acceptats per a cada ús: `ads`, `personalisedAds`, `measurement` i, per xarxa, `embeds`. Com ara `{"ads":{"purposes":[1,2,7],"vendors":[755]}}`. Un ús que no s’hi diu té la regla de fàbrica.',
      schema: {
        type: 'object',
        properties: {
          ads: consentRule,
          personalisedAds: consentRule,
          measurement: consentRule,
          embeds: { type: 'object', additionalProperties: consentRule },
        },
      },
    },
    adService: {
      type: 'string',
      values: ['frame', 'gpt'],
      default: 'frame',
      description:
        'Com es mostren els anuncis: «frame», en un marc aïllat del servei de `ad-url`; «gpt», amb el programa de Google Publisher Tag, que s’executa en la pàgina.',
    },
    adUrl: {
      type: 'url',
      description:
        'Servei d’anuncis; amb `ad-service="gpt"`, l’adreça del seu programa. Si no n’hi ha, cap `<ap-ad>` no es veu ni ocupa espai.',
    },
    adNetwork: {
      type: 'string',
      description:
        'Codi de la xarxa de Google Ad Manager, per als llocs que no el diuen en `ad-unit-code`: «portada/centre» és «/1234567/portada/centre».',
    },
    adKeyValues: {
      type: 'json',
      of: 'AdKeyValues',
      default: {},
      description:
        'Claus i valors de la pàgina per a `ad-service="gpt"`, com ara `{"section":"esports"}`. Res de qui llig.',
      schema: {
        type: 'object',
        additionalProperties: { type: ['string', 'array'], items: { type: 'string' } },
      },
    },
    adConsentCookie: {
      type: 'string',
      description:
        'Nom de la galeta que val «1» si qui llig ha acceptat els anuncis. La pàgina també ho pot dir amb `ap.consent.set({ ads: true })`. No val per a `ad-service="gpt"` ni amb `consent-service="tcf"`.',
    },
    uploadHosts: {
      type: 'list',
      default: [],
      description:
        'Orígens dels magatzems on es poden pujar fitxers, com ara «https://pujades.exemple.cat». El de la mateixa web no cal.',
    },
    httpTimeout: {
      type: 'number',
      default: 10_000,
      min: 1,
      description: 'Mil·lisegons que s’espera una resposta de l’API.',
    },
    loginUrl: { type: 'url', default: '/acces', description: 'Pàgina d’accés.' },
    parentLoginUrl: {
      type: 'url',
      default: '/acces-adults',
      description: 'Pàgina d’accés de mares, pares i tutors del club.',
    },
    ownAccountUrl: {
      type: 'url',
      default: '/acces?site=apunt',
      description: 'Pàgina d’accés de qui ja no és del club perquè ha fet 13 anys, i té compte propi.',
    },
    registerUrl: { type: 'url', default: '/registre?site=apunt', description: 'Pàgina de registre.' },
    clubRegisterUrl: { type: 'url', default: '/registre', description: 'Pàgina de registre del club.' },
    adultsRegisterUrl: {
      type: 'url',
      default: '/registre-adults',
      description: 'Pàgina de registre de mares, pares i tutors.',
    },
    profileUrl: { type: 'url', default: '/perfil/meu-perfil', description: 'Pàgina del perfil.' },
    childLandingUrl: {
      type: 'url',
      default: '/perfil/programes-preferits',
      description: 'Pàgina on va una criatura del club després d’entrar.',
    },
    minAge: { type: 'number', default: 13, min: 0, description: 'Edat mínima de registre, en anys.' },
    socialClients: {
      type: 'json',
      of: 'SocialClients',
      default: {},
      description:
        'Identificador de client de cada xarxa per a entrar, fora del club: `{"google":"…"}`. Les altres són «facebook», «twitter» i «apple».',
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    },
    sites: {
      type: 'json',
      of: 'Site[]',
      default: [{ alias: 'apunt' }, { alias: 'lacolla' }, { alias: 'apunts' }],
      description:
        'Les webs de la casa. De cada una, «alias» és obligatori; «url» i «staticUrl» diuen quines adreces són pròpies.',
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
      description:
        'Adreces dels apartats del perfil, si no són les habituals: `{"profile-user":"/compte/dades"}`. Les altres claus són en `docs/integrating.md`.',
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
});
