import { type ContentKey, encryptFragment, protectInit } from '../../tests/support/encrypt-mp4.ts';
import { clearKeyLicence, clearKeys } from '../../tests/support/services/licence-server.ts';
import { openPlayer } from '../../tests/support/tags/player.ts';
import { becomes, describe, expect, it } from '../../tests/support/widget.ts';

const [[id, key] = ['', '']] = Object.entries(clearKeys);
const content: ContentKey = { id, key };
const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Bytes of the film's sound in Opus: initialisation, and its first four seconds. */
const source = { address: '/assets/media/v1/far/opus-ca.m4a', init: 730, end: 19_500 };

const manifest = `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" xmlns:cenc="urn:mpeg:cenc:2013" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="static" mediaPresentationDuration="PT4S" minBufferTime="PT1S"><Period duration="PT4S">
<AdaptationSet contentType="audio" mimeType="audio/mp4" codecs="opus" lang="ca">
<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cenc" cenc:default_KID="${uuid}"/>
<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>
<Representation id="1" bandwidth="41000" audioSamplingRate="48000"><SegmentList timescale="1000" duration="4000"><Initialization sourceURL="init.mp4"/><SegmentURL media="1.m4s"/></SegmentList></Representation></AdaptationSet></Period></MPD>`;

/** Response of the Playback API: a source for another browser's key system, and one for this. */
const video = {
  sources: [
    {
      src: '/drm/master.m3u8',
      type: 'application/x-mpegURL',
      key_systems: {
        'com.apple.fps.1_0': { key_request_url: '/drm/fairplay', certificate_url: '/drm/certificate' },
      },
    },
    {
      src: '/drm/manifest.mpd',
      type: 'application/dash+xml',
      key_systems: { 'org.w3.clearkey': { license_url: '/drm/clearkey' } },
    },
  ],
  text_tracks: [],
};

type Reply = (body: string) => BodyInit | { status: number };

/** A player whose page has the protected stream, and a licence server. */
async function openProtected(licence: Reply) {
  const bytes = new Uint8Array(await (await fetch(source.address)).arrayBuffer());
  const init = protectInit(bytes.slice(0, source.init), 'Opus', content);
  const fragment = await encryptFragment(bytes.slice(source.init, source.end), content);
  const replies: Record<string, Reply> = {
    '/drm/accounts/6000000000001/videos/1': () => JSON.stringify(video),
    '/drm/manifest.mpd': () => manifest,
    '/drm/init.mp4': () => init,
    '/drm/1.m4s': () => fragment,
    '/drm/clearkey': licence,
  };
  const asked: [path: string, body: string][] = [];
  const player = await openPlayer(
    { type: 'audio', 'bc-id': '1', 'media-title': 'Protegit' },
    {
      more: { 'video-api': '/drm' },
      given(window) {
        const { fetch: send } = window;
        window.fetch = async (input, options) => {
          const request = new window.Request(input, options);
          const { pathname } = new URL(request.url);
          if (!pathname.startsWith('/drm/')) return send(request);
          const body = await request.text();
          asked.push([pathname, body]);
          const reply = replies[pathname]?.(body) ?? { status: 404 };
          return typeof reply === 'object' && 'status' in reply
            ? new window.Response('', reply)
            : new window.Response(reply);
        };
      },
    },
  );
  return { ...player, asked, paths: () => asked.map(([path]) => path) };
}

describe('what <ap-player> plays that is protected', () => {
  it('PLAY-23 requests a licence and plays, and requests nothing for the key system of another browser', async () => {
    const { asked, paths, begin, plays } = await openProtected((body) =>
      JSON.stringify(clearKeyLicence(JSON.parse(body))),
    );
    await begin();
    await plays();
    const licence = asked.find(([path]) => path === '/drm/clearkey')?.[1] ?? '{}';
    expect(JSON.parse(licence).type).to.equal('temporary');
    expect(JSON.parse(licence).kids.length).to.equal(1);
    expect(paths().filter((path) => /m3u8|fairplay|certificate/.test(path))).to.deep.equal([]);
  });

  it('BEY-19 says that there is no permission where the licence is refused', async () => {
    const { page, see, begin } = await openProtected(() => ({ status: 403 }));
    page.allow(/player|403|Failed/);
    await begin();
    await becomes(() => see.text('alert'), 'No teniu permís per a reproduir este contingut.');
  });

  it('BEY-19 says that the browser cannot open it where the licence is none', async () => {
    const { page, see, begin } = await openProtected(() => 'cap llicència');
    page.allow(/player|Failed/);
    await begin();
    await becomes(
      () => see.text('alert'),
      'El vostre navegador no pot obrir este contingut, que està protegit.',
    );
  });
});
