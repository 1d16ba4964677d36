import { execFileSync } from 'node:child_process';
import { ffmpeg } from './ffmpeg.ts';

export type Language = 'ca' | 'es';

/** Samples of a sentence at 48 kHz, spoken slowly by espeak-ng, without the silence around it. */
export function speak(text: string, language: Language): Float32Array {
  const wave = execFileSync('espeak-ng', ['-v', language, '-s', '140', '-g', '2', '--stdout'], {
    input: text,
    maxBuffer: 1024 ** 3,
  });
  const clean = [
    'silenceremove=start_periods=1:start_threshold=-50dB',
    'areverse',
    'silenceremove=start_periods=1:start_threshold=-50dB',
    'areverse',
    'highpass=f=90',
    'lowpass=f=7000',
  ].join(',');
  const bytes = ffmpeg(['-i', '-', '-af', clean, '-ar', '48000', '-ac', '1', '-f', 'f32le', '-'], wave);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

export interface Spoken {
  start: number;
  end: number;
  text: string;
}

/** Captions as WebVTT; a sentence per cue. */
export function captions(spoken: readonly Spoken[]): string {
  const cues = spoken.map(
    ({ start, end, text }, index) => `${index + 1}\n${stamp(start)} --> ${stamp(end)}\n${text}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** `00:01:02.500` */
export function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
