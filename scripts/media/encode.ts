import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bitExact, ffmpeg } from './ffmpeg.ts';
import { framesASecond } from './film.ts';
import type { Sound } from './sound.ts';

/** Seconds of a segment, and so between two pictures that need no other. */
const segmentSeconds = 4;

const keyFrames = ['-g', String(segmentSeconds * framesASecond), '-bf', '0'];

/** H.264, which every browser of today plays. */
export const h264 = (height: number, quality: number) => [
  ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.1', '-pix_fmt', 'yuv420p'],
  ...['-preset', 'veryslow', '-tune', 'animation', '-crf', String(quality), '-sc_threshold', '0'],
  ...['-keyint_min', String(segmentSeconds * framesASecond), ...keyFrames],
  ...['-vf', `scale=-2:${height}:flags=lanczos`],
];

/** VP9, for browsers without licences. */
export const vp9 = (height: number, quality: number) => [
  ...['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-crf', String(quality), '-b:v', '0'],
  ...['-deadline', 'good', '-cpu-used', '2', '-row-mt', '0', '-threads', '1', ...keyFrames],
  ...['-vf', `scale=-2:${height}:flags=lanczos`],
];

export const aac = (kilobits: number) => ['-c:a', 'aac', '-b:a', `${kilobits}k`, '-ac', '1'];
export const opus = (kilobits: number) => ['-c:a', 'libopus', '-b:a', `${kilobits}k`, '-ac', '1'];

export const only = { video: ['-map', '0:v', '-an'], audio: ['-map', '0:a', '-vn'] };

/** One rendition: a playlist, and a file that all its segments are ranges of. */
export interface Rendition {
  file: string;
  /** End of the header. */
  header: number;
  segments: { seconds: number; length: number; offset: number }[];
}

/** Encodes to fragmented MP4 in one file, with a playlist `{name}.m3u8` of its byte ranges. */
export function encode(
  source: readonly string[],
  folder: string,
  file: string,
  options: readonly string[],
): Rendition {
  mkdirSync(folder, { recursive: true });
  const playlist = `${file.replace(/\.\w+$/, '')}.m3u8`;
  ffmpeg([
    ...source.flatMap((name) => ['-i', name]),
    ...[...options, ...bitExact],
    ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file'],
    ...['-hls_segment_filename', join(folder, file), join(folder, playlist)],
  ]);
  return readRendition(join(folder, playlist), file);
}

function readRendition(playlist: string, file: string): Rendition {
  const text = readFileSync(playlist, 'utf8');
  const header = Number(/BYTERANGE="(\d+)@0"/.exec(text)?.[1]);
  const found = text.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@(\d+)/g);
  const segments = [...found].map(([, seconds, length, offset]) => ({
    seconds: Number(seconds),
    length: Number(length),
    offset: Number(offset),
  }));
  return { file, header, segments };
}

/** Encodes to segments in files of their own, for a stream whose playlist the server writes. */
export function encodeSegments(
  source: readonly string[],
  folder: string,
  options: readonly string[],
): Rendition {
  const playlist = join(folder, 'segments.m3u8');
  ffmpeg([
    ...source.flatMap((name) => ['-i', name]),
    ...[...options, ...bitExact],
    ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_segment_filename', join(folder, '%02d.m4s'), playlist],
  ]);
  const found = readFileSync(playlist, 'utf8').matchAll(/#EXTINF:([\d.]+),\n(\S+)/g);
  const segments = [...found].map(([, seconds, file = '']) => ({
    seconds: Number(seconds),
    length: statSync(join(folder, file)).size,
    offset: 0,
  }));
  return { file: playlist, header: 0, segments };
}

/** Encodes one file for progressive playback and download. */
export function encodeWhole(source: readonly string[], file: string, options: readonly string[]): void {
  ffmpeg([
    ...source.flatMap((name) => ['-i', name]),
    ...options,
    ...bitExact,
    '-movflags',
    '+faststart',
    file,
  ]);
}

/**
 * Samples that an encoder inserts before the sound. The sound is cut by as many, or a last segment of a few
 * milliseconds would follow.
 */
const priming = 1024;

/** Sound as a file that ffmpeg reads. */
export function writeSound(file: string, sound: Sound): string {
  const pcm = sound.pcm().subarray(0, (sound.samples.length - priming) * 2);
  const input = ['-f', 's16le', '-ar', String(sound.rate), '-ac', '1', '-i', '-'];
  writeFileSync(file, ffmpeg([...input, '-f', 'wav', '-'], pcm));
  return file;
}
