/**
 * Makes the videos and the audios of the demo anew, in `demo/cms/assets/media`. They are kept in the repository, so that
 * nobody needs ffmpeg and espeak-ng but who changes them: `npm run media`
 *
 * What is in the folder of a version is kept by browsers for a year: who changes a file raises `mediaVersion`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaVersion } from '../demo/cms/content/media-folder.ts';
import {
  aac,
  encode,
  encodeSegments,
  encodeWhole,
  h264,
  only,
  opus,
  vp9,
  writeSound,
} from './media/encode.ts';
import { shoot } from './media/film.ts';
import { captionsPlaylist, dashManifest, masterPlaylist, plainMaster } from './media/manifests.ts';
import { bells, choir, pealing } from './media/music.ts';
import { rain } from './media/rain.ts';
import { round } from './media/round.ts';
import type { Sound } from './media/sound.ts';
import { captions } from './media/speech.ts';
import { filmOf, readAloud, voiceOf } from './media/stage.ts';
import { type Act, lighthouse, liveChannel, rainWords, shorts, vertical } from './media/stories.ts';
import { makeThumbnails } from './media/thumbnails.ts';

const temporary = mkdtempSync(join(tmpdir(), 'media-'));
const media = fileURLToPath(new URL('../demo/cms/assets/media/', import.meta.url));
const folderOf = (name: string) => {
  const folder = join(media, mediaVersion, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
};
const work = (name: string) => join(temporary, name);
const wave = (name: string, sound: Sound) => writeSound(work(`${name}.wav`), sound);

const codecs = { h264: 'avc1.4d401f', vp9: 'vp09.00.31.08', aac: 'mp4a.40.2', opus: 'opus' };
const names = { ca: 'Valencià', es: 'Castellà' };

interface Size {
  width: number;
  height: number;
}

/** Writes picture and sound of a short video in one file that serves for streaming and for download. */
function writeShort(folder: string, source: string[], size: Size): void {
  const options = [...h264(size.height, 28), ...aac(40)];
  const track = encode(source, folder, 'video.mp4', options);
  writeFileSync(
    join(folder, 'master.m3u8'),
    plainMaster(track, `${codecs.h264},${codecs.aac}`, 'video.m3u8', size),
  );
}

async function makeShort(name: string, acts: readonly Act[], width = 640, height = 360): Promise<void> {
  const folder = folderOf(name);
  const { sound, spoken } = voiceOf(acts, 'ca');
  await shoot(filmOf(acts, width, height), work(`${name}.mkv`));
  writeShort(folder, [work(`${name}.mkv`), wave(name, sound)], { width, height });
  writeFileSync(join(folder, 'captions-ca.vtt'), captions(spoken));
}

/** Two qualities, two languages and captions, as HLS and as DASH over the same files. */
async function makeLighthouse(): Promise<void> {
  const folder = folderOf('far');
  const film = filmOf(lighthouse, 1280, 720);
  await shoot(film, work('far.mkv'));
  const { sound, spoken } = voiceOf(lighthouse, 'ca');
  const picture = [work('far.mkv')];
  const voices = { ca: wave('ca', sound), es: wave('es', voiceOf(lighthouse, 'es').sound) };
  const video = (height: number, quality: number) => ({
    ...encode(picture, folder, `video-${height}.mp4`, [...only.video, ...h264(height, quality)]),
    codecs: codecs.h264,
    width: (height / 9) * 16,
    height,
  });
  const audio = (language: 'ca' | 'es', kind: 'aac' | 'opus') => ({
    ...encode([voices[language]], folder, `${kind}-${language}.m4a`, [
      ...only.audio,
      ...(kind === 'aac' ? aac(40) : opus(24)),
    ]),
    codecs: codecs[kind],
    language,
    name: names[language],
  });
  const open = (height: number) => ({
    ...encode(picture, folder, `vp9-${height}.mp4`, [...only.video, ...vp9(height, 36)]),
    codecs: codecs.vp9,
    width: (height / 9) * 16,
    height,
  });
  const hls = {
    seconds: film.seconds,
    videos: [video(360, 28), video(720, 25)],
    audios: [audio('ca', 'aac'), audio('es', 'aac')],
    captions: { language: 'ca', name: names.ca, file: 'captions-ca.vtt', playlist: 'captions-ca.m3u8' },
  };
  const dash = {
    ...hls,
    videos: [...hls.videos, open(360), open(720)],
    audios: [...hls.audios, audio('ca', 'opus'), audio('es', 'opus')],
  };
  writeFileSync(join(folder, 'master.m3u8'), masterPlaylist(hls));
  writeFileSync(join(folder, 'manifest.mpd'), dashManifest(dash));
  writeFileSync(join(folder, 'captions-ca.vtt'), captions(spoken));
  writeFileSync(join(folder, 'captions-ca.m3u8'), captionsPlaylist(film.seconds, 'captions-ca.vtt'));
  encodeWhole([work('far.mkv'), voices.ca], join(folder, 'far.mp4'), [...h264(360, 28), ...aac(40)]);
  makeThumbnails(work('far.mkv'), folder, film.seconds);
}

/** Sound alone: HLS over a file that browsers play as it is. */
function makeAudio(name: string, sound: Sound, kilobits: number): void {
  const folder = folderOf(name);
  const track = encode([wave(name, sound)], folder, 'audio.m4a', aac(kilobits));
  writeFileSync(join(folder, 'master.m3u8'), plainMaster(track, codecs.aac, 'audio.m3u8'));
}

/** Segments of a round of television and of radio; the server writes the playlists that their masters name. */
async function makeLive(): Promise<void> {
  const film = filmOf(liveChannel, 640, 360);
  await shoot(film, work('live.mkv'));
  const bellsOfLive = wave('live', pealing(film.seconds));
  writeLive('live-tv', [work('live.mkv'), bellsOfLive], [...h264(360, 28), ...aac(32)], film);
  writeLive('live-radio', [wave('radio', choir(film.seconds))], aac(32));
}

function writeLive(name: string, source: string[], options: string[], size?: Size): void {
  const folder = folderOf(name);
  const track = encodeSegments(source, folder, options);
  const codec = size ? `${codecs.h264},${codecs.aac}` : codecs.aac;
  writeFileSync(join(folder, 'master.m3u8'), plainMaster(track, codec, `../../live/${name}.m3u8`, size));
}

await shoot(rain, work('rain.mkv'));
encodeWhole([work('rain.mkv')], join(media, 'pluja.mp4'), h264(360, 30));
encodeWhole([wave('bells', bells())], join(media, 'campanes.mp3'), [
  ...['-af', 'afade=t=out:st=18:d=2', '-c:a', 'libmp3lame', '-b:a', '32k'],
]);
await makeLighthouse();
for (const [name, acts] of Object.entries(shorts)) await makeShort(name, acts);
await makeShort('vertical', vertical, 360, 640);
await shoot(round, work('round.mkv'));
writeShort(folderOf('360'), [work('round.mkv'), wave('round', choir(round.seconds))], round);
makeAudio('coral', choir(48), 40);
const words = readAloud(rainWords);
makeAudio('pluja', words.sound, 40);
writeFileSync(join(media, mediaVersion, 'pluja', 'captions-ca.vtt'), captions(words.spoken));
await makeLive();
rmSync(temporary, { recursive: true });
