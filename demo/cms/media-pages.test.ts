import { expect, test } from 'vitest';
import { attributes, decode, startPages } from '../testing/pages.ts';
import { chapterPath, chapters } from './content/chapters.ts';
import { contents, pathOf } from './content/contents.ts';
import { transcriptOf } from './content/transcripts.ts';

const { get } = await startPages();
const far = '/videos/com-es-fa-un-far';
const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`, 'g'))].map(([element]) => element);

test('a video plays without any script: file, captions and poster are there', async () => {
  const { body } = await get(far);
  const [video = ''] = elements(body, 'video');
  expect(video).toMatch(/<video[^>]* controls playsinline preload="none"/);
  const [opening = ''] = elements(body, 'ap-opening');
  const [picture = ''] = /<img[^>]*>/.exec(opening) ?? [];
  const addresses = [...attributes(video, 'src'), ...attributes(picture, 'src')];
  expect(addresses).toHaveLength(3);
  const types = [];
  for (const address of addresses) types.push((await get(address)).headers['content-type']);
  expect(types).toEqual(['video/mp4', 'text/vtt; charset=utf-8', 'image/jpeg']);
});

const playable = [
  ...contents.flatMap((content) => (content.bcId && !content.gate ? [pathOf(content)] : [])),
  ...chapters.map(chapterPath),
];

test.each(playable)('%s has something to play, or says that it is gone', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(/<(video|audio) |Este contingut ja no està disponible/.test(body)).toBe(true);
  const sources = [...elements(body, 'video'), ...elements(body, 'audio')];
  for (const address of sources.flatMap((source) => attributes(source, 'src')))
    expect((await get(address)).status, address).toBe(200);
});

test('PLAY-36 a video that has expired is said to be gone, and nothing of it is offered', async () => {
  const { body } = await get('/videos/la-nit-que-va-ploure');
  expect(body).toContain('<p slot="expired" role="note">Este contingut ja no està disponible.</p>');
  expect(body).not.toContain('<video');
  expect(body).not.toContain('/assets/media/v1');
});

test('a video of another site waits behind its consent, as a link', async () => {
  const { body } = await get('/videos/la-cobla-al-carrer');
  const [embed = ''] = elements(body, 'ap-social-embed');
  expect(attributes(embed, 'provider')).toEqual(['youtube']);
  expect(embed).toContain('<a href="https://www.youtube.com/watch?v=');
});

test('PLAY-21 a vertical video has room for what it is', async () => {
  const { body } = await get('/videos/el-campanar-de-dalt-a-baix');
  expect(body).toMatch(/<ap-opening[^>]* vertical[ >]/);
  expect(body).toContain('_9-16-aspect-ratio_');
});

test('CUE-01 the moments of a video are links that begin there', async () => {
  const { body } = await get(far);
  const [points = ''] = elements(body, 'ap-cue-points');
  const hrefs = attributes(points, 'href');
  expect(hrefs).toEqual([0, 12, 24, 36, 48].map((second) => `${far}?t=${second}`));
  expect(decode(points)).toContain('<b>0:24</b> L’escala');
  expect((await get(hrefs[2] ?? '')).body).toContain('far.mp4#t=24"');
});

test.each(['-5', '60', '9999999', '1e1', 'x', '', '12&t=24'])('t=%s begins at the beginning', async (t) => {
  const { status, body } = await get(`${far}?t=${t}`);
  expect(status).toBe(200);
  expect(body).toContain('far.mp4"');
});

test.each(['/audios/la-coral-assaja-a-les-fosques', '/directes/apunt-radio'])(
  '%s has a picture for the lock screen',
  async (path) => {
    const { body } = await get(path);
    const [opening = ''] = elements(body, 'ap-opening');
    const [poster = ''] = attributes(opening, 'poster');
    expect((await get(poster)).headers['content-type']).toBe('image/webp');
  },
);

test('what plays can be taken away by a plain link', async () => {
  const { body } = await get('/audios/la-coral-assaja-a-les-fosques');
  const [download = ''] = elements(body, 'ap-download');
  expect(download).toMatch(
    /<a [^>]*href="\/assets\/media\/v1\/coral\/audio\.m4a" download>Baixeu l’àudio<\/a>/,
  );
});

test('a page for a small window has the player, and no more', async () => {
  const [pip = ''] = elements((await get('/directes/apunt-tv')).body, 'ap-pip');
  const link = /<a [^>]*href="([^"]+)"/.exec(pip)?.[1] ?? '';
  const { status, body } = await get(link);
  expect(status).toBe(200);
  expect(body).toContain('<source src="/assets/media/v1/live-tv/master.m3u8"');
  expect(body).toContain('<meta name="robots" content="noindex" />');
  expect(body).not.toContain('<header');
  for (const none of ['/finestra/videos/assaig-general', '/finestra/noticies/no', '/finestra/'])
    expect((await get(none)).status, none).toBe(404);
});

test('PLAY-25 a chapter marks what changes with the next, and lists its season', async () => {
  const [first, second] = chapters;
  const { body } = await get(chapterPath(second ?? (first as never)));
  expect(attributes(body, 'data-chapter')).toEqual(['episode', 'title', 'duration', 'summary', 'share']);
  expect(decode(body)).toContain('<h1 data-chapter="title">Calafats de guàrdia</h1>');
  const [list = ''] = elements(body, 'ap-carousel');
  expect(attributes(list, 'href')).toEqual(chapters.map(chapterPath));
  expect(list.match(/aria-current="page"/g)).toHaveLength(1);
  const season = (await get('/programes/la-costera/capitols/temporada-2')).body;
  for (const chapter of chapters) expect(season).toContain(`href="${chapterPath(chapter)}"`);
});

test('TRANS-01 a lesson reads what its audio says, each sentence with its times', async () => {
  const { body } = await get('/apunts/llicons/parlar-del-temps-sense-parlar-de-res');
  const sentences = transcriptOf('6000000000202');
  expect(sentences).toHaveLength(9);
  const [section = ''] = [...body.matchAll(/<section class="transcript"[\s\S]*?<\/section>/g)].map(
    ([one]) => one,
  );
  expect(attributes(section, 'data-start').map(Number)).toEqual(sentences.map(({ start }) => start));
  const text = decode(section.replaceAll(/<[^>]+>/g, ''));
  for (const sentence of sentences) expect(text).toContain(sentence.text);
  const words = attributes(section, 'data-dictionary');
  expect(words).toContain('plovisquejar');
  const term = await get('/apunts/diccionari/plovisquejar');
  expect(term.body).toContain('<dfn>plovisquejar</dfn>');
  expect((await get('/apunts/diccionari/no')).status).toBe(404);
  expect((await get('/apunts/diccionari')).body.match(/<dt>/g)).toHaveLength(6);
});

test('GAL-01 a gallery has its pictures with title and signature', async () => {
  const { body } = await get('/galeries/set-finestres-de-vilaclara');
  expect(body).toContain('Foto: Vicent Llorca');
  expect((await get('/a-la-carta')).body).toContain('/galeries/set-finestres-de-vilaclara');
});

test('the children’s club has no video of another site, nor one that is gone', async () => {
  const { body } = await get('/lacolla/videos');
  expect(body).not.toContain('la-cobla-al-carrer');
  expect(body).not.toContain('la-nit-que-va-ploure');
  expect((await get('/lacolla/videos/com-es-fa-un-far')).body).toContain('<video');
});
