/**
 * Stand-in of the Brightcove Playback API, for adapters that read it.
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - Status codes and errors:
 *   https://apis.support.brightcove.com/playback/references/playback-api-error-reference.html
 * - Playback API error reference (bodies with `client_geo`):
 *   https://support.brightcove.com/playback-api-error-reference
 * - Error Reference of Playback Restrictions (subcodes):
 *   https://apis.support.brightcove.com/playback-restrictions/references/playback-rights-errors.html
 * - Video Fields Reference:
 *   https://apis.support.brightcove.com/playback/references/playback-api-video-fields-reference.html
 * - Playback API reference, source of the page: https://github.com/BrightcoveLearning/BCL-API-References,
 *   playback-api/v1
 * - Policy keys: https://sdks.support.brightcove.com/general/policy-keys.html
 *
 * From general knowledge, because no page that could be opened shows them: the text of `message` without
 * `client_geo`, the fields of `key_systems` other than `key_request_url`, and status 429. The documentation says that
 * the API has no rate limit, so 429 can only come from the network in front of it.
 */
import { json, type ServiceRequest, type ServiceResponse } from './service-response.ts';
import type { StandIn } from './service-server.ts';

export const brightcoveAccount = '6000000000001';
/** Account that exists, but that the policy key does not permit. */
export const brightcoveForeignAccount = '6000000000002';
export const brightcovePolicyKey = 'BCpkADawqM0standInPolicyKey-abc_123';

export interface BrightcoveOptions {
  account?: string;
  policyKey?: string;
  /** Origin of all media addresses, `https:` by default. Sources are sent with `http:` too, as the service does. */
  media?: string;
}

type Json = Record<string, unknown>;

interface PlaybackErrorBody {
  error_code: string;
  error_subcode?: string;
  client_geo?: string;
  message?: string;
}

const forbidden = 'Access to this resource is forbidden by access policy.';
const notFound = 'The designated resource was not found.';
const inactive =
  'The policy key provided does not permit this account or video, or the requested resource is inactive.';

/** Error responses by scenario: status and body. */
export const brightcoveErrors = {
  'bad-request': [400, { error_code: 'BAD_REQUEST', error_subcode: 'DUPLICATE_PARAMETERS' }],
  'policy-key': [
    401,
    { error_code: 'INVALID_POLICY_KEY', message: 'Request policy key is missing or invalid' },
  ],
  'token-required': [
    401,
    { error_code: 'ACCESS_DENIED', error_subcode: 'TOKEN_REQUIRED', message: forbidden },
  ],
  'foreign-account': [403, { error_code: 'ACCESS_DENIED', error_subcode: 'ACCOUNT_ID', message: forbidden }],
  'geo-blocked': [
    403,
    { error_code: 'ACCESS_DENIED', error_subcode: 'CLIENT_GEO', client_geo: 'us', message: forbidden },
  ],
  // the older Playback Rights service names the same error otherwise
  'geo-blocked-rights': [403, { error_code: 'FORBIDDEN', error_subcode: 'CLIENT_GEO', message: forbidden }],
  'ip-blocked': [403, { error_code: 'ACCESS_DENIED', error_subcode: 'CLIENT_IP', message: forbidden }],
  'domain-blocked': [403, { error_code: 'ACCESS_DENIED', error_subcode: 'DOMAIN', message: forbidden }],
  scheduled: [403, { error_code: 'VIDEO_NOT_PLAYABLE', message: inactive }],
  expired: [403, { error_code: 'VIDEO_NOT_PLAYABLE', message: inactive }],
  inactive: [403, { error_code: 'VIDEO_NOT_PLAYABLE', message: inactive }],
  'not-playable-rights': [
    403,
    { error_code: 'ACCESS_DENIED', error_subcode: 'VIDEO_NOT_PLAYABLE', message: forbidden },
  ],
  'unknown-video': [404, { error_code: 'VIDEO_NOT_FOUND', message: notFound }],
  'unknown-account': [404, { error_code: 'ACCOUNT_NOT_FOUND', message: notFound }],
  'unknown-resource': [404, { error_code: 'RESOURCE_NOT_FOUND', message: notFound }],
  method: [405, { error_code: 'METHOD_NOT_ALLOWED' }],
  'rate-limited': [429, { error_code: 'TOO_MANY_REQUESTS' }],
  'server-error': [500, { error_code: 'SERVER_ERROR' }],
  'retrieve-failure': [502, { error_code: 'SERVER_ERROR', error_subcode: 'VIDEO_RETRIEVE_FAILURE' }],
  'server-timeout': [504, { error_code: 'SERVER_TIMEOUT' }],
} as const satisfies Record<string, readonly [status: number, error: PlaybackErrorBody]>;

export type BrightcoveError = keyof typeof brightcoveErrors;

/** Error bodies are lists of one error. */
function brightcoveError(name: BrightcoveError): ServiceResponse {
  const [status, error] = brightcoveErrors[name];
  return json([error], status, name === 'rate-limited' ? { 'retry-after': '30' } : {});
}

const videoNames = [
  'clear',
  'drm',
  'mp4-only',
  'http-only',
  'audio',
  'live',
  'minimal',
  'no-sources',
  'spherical',
  'hostile',
] as const;

export type BrightcoveVideo = (typeof videoNames)[number];

/** Numeric id of a video or of an error scenario, as the service has them. */
export function brightcoveId(name: BrightcoveVideo | BrightcoveError): string {
  const place = [...videoNames, ...Object.keys(brightcoveErrors)].indexOf(name);
  return `63000000000${String(place).padStart(2, '0')}`;
}

const second = 1000;
const duration = 95_160;

/** Returns the source with `http:` and with `https:`, in this order. The service lists each source twice. */
function twice(source: Json, https: string): Json[] {
  return [
    { ...source, src: https.replace(/^https:/, 'http:') },
    { ...source, src: https },
  ];
}

function hls(media: string, id: string, version: '3' | '4' | '5', more: Json = {}): Json[] {
  const src = `${media}/manifest/v1/hls/v${version}/clear/${id}/10s/master.m3u8?fastly_token=aGxz`;
  return twice({ ext_x_version: version, type: 'application/x-mpegURL', ...more }, src);
}

function dash(media: string, id: string, more: Json = {}): Json[] {
  const profiles = 'urn:mpeg:dash:profile:isoff-live:2011';
  const src = `${media}/manifest/v1/dash/live-baseurl/clear/${id}/2s/manifest.mpd?fastly_token=ZGFzaA%3D%3D`;
  return twice({ profiles, type: 'application/dash+xml', ...more }, src);
}

/** MP4 sources have no `type`. */
function mp4(media: string, id: string, [width, height, bitrate]: [number, number, number]): Json[] {
  const source = {
    asset_id: `${id}-${height}`,
    avg_bitrate: bitrate,
    codec: 'H264',
    codecs: 'avc1.4d401f,mp4a.40.2',
    container: 'MP4',
    duration,
    height,
    size: Math.round((bitrate * duration) / 8 / second),
    width,
  };
  return twice(source, `${media}/media/v1/pmp4/static/clear/${id}/${height}/main.mp4?fastly_token=bXA0`);
}

const mp4s = (media: string, id: string) => [
  ...mp4(media, id, [480, 270, 519_000]),
  ...mp4(media, id, [1280, 720, 1_804_000]),
];

function drmSources(media: string, id: string): Json[] {
  const licence = `${media}/license/v1`;
  const cenc = {
    'com.widevine.alpha': { license_url: `${licence}/cenc/widevine/${id}?fastly_token=d2lkZQ%3D%3D` },
    'com.microsoft.playready': {
      key_request_url: `${licence}/cenc/playready/${id}?fastly_token=cGxheQ%3D%3D`,
      license_url: `${licence}/cenc/playready/${id}?fastly_token=cGxheQ%3D%3D`,
    },
  };
  const fairplay = {
    'com.apple.fps.1_0': {
      certificate_url: `${licence}/fairplay/${id}/certificate?fastly_token=ZmFpcg%3D%3D`,
      key_request_url: `${licence}/fairplay/${id}?fastly_token=ZmFpcg%3D%3D`,
    },
  };
  return [
    ...dash(media, id, { key_systems: cenc }),
    ...hls(media, id, '5', { key_systems: fairplay }),
    // HLS with an AES-128 key has no entry for a key system
    ...hls(media, id, '4', { key_systems: { 'com.apple.streamingkeydelivery': {} } }),
  ];
}

function textTrack(media: string, id: string, more: Json): Json {
  const src = `${media}/text/v1/${id}/${more.label}.vtt`;
  return {
    account_id: brightcoveAccount,
    asset_id: null,
    default: false,
    id: `${id}-${more.label}`,
    in_band_metadata_track_dispatch_type: null,
    kind: 'captions',
    mime_type: 'text/vtt',
    sources: twice({}, src),
    src,
    ...more,
  };
}

function textTracks(media: string, id: string): Json[] {
  return [
    textTrack(media, id, { label: 'ca', srclang: 'ca', default: true }),
    textTrack(media, id, { label: 'es', srclang: 'es', kind: 'subtitles' }),
    // tracks with previews of the timeline have no language
    textTrack(media, id, {
      label: 'thumbnails',
      srclang: null,
      kind: 'metadata',
      mime_type: 'text/webvtt',
      width: 320,
      height: 180,
    }),
  ];
}

const cuePoint = (id: string, more: Json) => ({ id, 'force-stop': false, metadata: null, ...more });

function cuePoints(): Json[] {
  return [
    cuePoint('5000000000001', { name: 'Pre-roll', type: 'AD', time: 0 }),
    cuePoint('5000000000002', { name: 'Entrevista', type: 'CODE', time: 12.5, metadata: 'chapter' }),
    cuePoint('5000000000003', { name: 'Mid-roll', type: 'AD', time: 47.58 }),
  ];
}

function image(media: string, id: string, size: string): string {
  return `${media}/v1/static/${brightcoveAccount}/${id}/${size}/match/image.jpg`;
}

/** Video object of the API with all fields of its reference. */
function fullVideo(name: string, media: string): Json {
  const id = brightcoveId(name as BrightcoveVideo);
  const poster = image(media, id, '1280x720');
  const thumbnail = image(media, id, '160x90');
  return {
    account_id: brightcoveAccount,
    ad_keys: 'category=informatius',
    created_at: '2026-03-08T09:00:00.000Z',
    cue_points: cuePoints(),
    custom_fields: { programa: 'Notícies' },
    description: 'El temporal a les comarques del nord.',
    duration,
    economics: 'AD_SUPPORTED',
    id,
    labels: ['/informatius'],
    link: { text: 'Més informació', url: 'https://www.example.org/' },
    long_description: null,
    name: 'El temporal, en imatges',
    offline_enabled: false,
    poster,
    poster_sources: twice({}, poster),
    published_at: '2026-03-08T10:00:00.000Z',
    reference_id: name,
    sources: [...hls(media, id, '4'), ...dash(media, id), ...mp4s(media, id)],
    tags: ['temporal', 'nord'],
    text_tracks: textTracks(media, id),
    thumbnail,
    thumbnail_sources: twice({}, thumbnail),
    updated_at: '2026-03-08T11:30:00.000Z',
  };
}

/** Differences of the other videos from the full one. */
function changes(name: BrightcoveVideo, media: string): Json {
  const id = brightcoveId(name);
  switch (name) {
    case 'clear':
      return {};
    case 'drm':
      return { sources: drmSources(media, id) };
    case 'mp4-only':
      return { sources: mp4s(media, id) };
    case 'http-only':
      return { sources: mp4s(media, id).filter(({ src }) => String(src).startsWith('http:')) };
    case 'audio':
      return {
        sources: twice(
          { container: 'MP4', codecs: 'mp4a.40.2', duration, avg_bitrate: 128_000 },
          `${media}/media/v1/pmp4/static/clear/${id}/audio/main.mp4`,
        ),
        text_tracks: [],
      };
    case 'live':
      return {
        duration: -1,
        // the other type of HLS that the documentation shows
        sources: hls(media, id, '3', { type: 'application/vnd.apple.mpegurl' }),
        text_tracks: [],
        cue_points: [],
      };
    case 'minimal':
      return {
        ad_keys: null,
        cue_points: [],
        custom_fields: {},
        description: null,
        duration: null,
        labels: null,
        link: null,
        poster: null,
        poster_sources: [],
        reference_id: null,
        tags: [],
        text_tracks: [],
        thumbnail: null,
        thumbnail_sources: [],
      };
    case 'no-sources':
      return { sources: [] };
    case 'spherical':
      return { projection: 'equirectangular' };
    case 'hostile':
      return {
        name: '<img src=x onerror=alert(1)>',
        description: '</script><script>alert(1)</script>',
        link: { text: 'Premeu', url: 'javascript:alert(1)' },
        poster: 'javascript:alert(1)',
        thumbnail: 'data:text/html,<script>alert(1)</script>',
        sources: [
          { src: 'javascript:alert(1)', type: 'application/x-mpegURL' },
          { src: 42, type: 'application/dash+xml' },
          null,
          ...mp4s(media, id),
        ],
        text_tracks: [
          textTrack(media, id, { label: '<b>ca</b>', srclang: 'ca', src: 'javascript:alert(1)' }),
        ],
        cue_points: 'none',
      };
  }
}

/** Body of a successful response. */
function brightcoveVideo(name: BrightcoveVideo, media = 'https://media.example'): Json {
  return { ...fullVideo(name, media), ...changes(name, media) };
}

/** Reads the key from `BCOV-Policy`, `Authorization: BCOV-Policy …` or `Accept: application/json;pk=…` */
function policyKeyOf({ headers }: ServiceRequest): string | undefined {
  const own = headers['bcov-policy'];
  if (own !== undefined) return String(own);
  const [, authorization] = /^BCOV-Policy (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (authorization !== undefined) return authorization;
  return /;\s*pk=([^;,\s]+)/.exec(headers.accept ?? '')?.[1];
}

function scenarioOf(id: string): string {
  const name = id.startsWith('ref:') ? id.slice('ref:'.length) : id;
  const names = [...videoNames, ...(Object.keys(brightcoveErrors) as BrightcoveError[])];
  return names.find((one) => brightcoveId(one) === name) ?? name;
}

/** Responds as the API does to a request for one video. */
function brightcoveResponse(request: ServiceRequest, url: URL, options: BrightcoveOptions = {}) {
  const { account = brightcoveAccount, policyKey = brightcovePolicyKey, media } = options;
  const [, asked, id] = /^\/playback\/v1\/accounts\/([^/]+)\/videos\/([^/]+)$/.exec(url.pathname) ?? [];
  if (!asked || !id) return brightcoveError('unknown-resource');
  if (!['GET', 'HEAD'].includes(request.method)) return brightcoveError('method');
  const names = [...url.searchParams.keys()];
  if (new Set(names).size < names.length) return brightcoveError('bad-request');
  if (policyKeyOf(request) !== policyKey) return brightcoveError('policy-key');
  if (asked === brightcoveForeignAccount) return brightcoveError('foreign-account');
  if (asked !== account) return brightcoveError('unknown-account');
  const scenario = scenarioOf(decodeURIComponent(id));
  if (scenario in brightcoveErrors) return brightcoveError(scenario as BrightcoveError);
  const video = videoNames.find((name) => name === scenario);
  if (!video) return brightcoveError('unknown-video');
  return json({ ...brightcoveVideo(video, media), account_id: account }, 200, {
    'cache-control': 'max-age=0, no-cache, no-store',
  });
}

/**
 * Starts the API at `/playback/v1`. A scenario is asked for by its numeric id (`brightcoveId`), its name, or `ref:`
 * and its name.
 */
export async function startBrightcove(options: BrightcoveOptions = {}): Promise<StandIn> {
  // a browser that imports this file has no server
  const { startService } = await import('./service-server.ts');
  return startService((request, url) => brightcoveResponse(request, url, options), true);
}
