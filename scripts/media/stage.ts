import type { Film } from './film.ts';
import { clock, title } from './paper-text.ts';
import { Sound } from './sound.ts';
import { type Language, type Spoken, speak } from './speech.ts';
import type { Act, Sentence } from './stories.ts';

/** A bird of paper that crosses the scene in as long as it lasts. */
function bird(
  way: number,
  t: number,
  unit: number,
  { width, height }: { width: number; height: number },
): string {
  const wing = (Math.floor(t * 3) % 2 === 0 ? -5 : 3) * unit;
  const [x, y] = [way * (width + 20 * unit) - 10 * unit, height * (0.26 - 0.08 * Math.sin(way * Math.PI))];
  return `<path d="M${x - 7 * unit} ${y + wing}L${x} ${y}L${x + 7 * unit} ${y + wing}" fill="none" stroke="#fffdf9" stroke-width="${1.8 * unit}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A film out of acts: each has its scene, its title and a bird, and every frame shows the time. */
export function filmOf(acts: readonly Act[], width: number, height: number): Film {
  const unit = Math.min(width, height) / 100;
  const starts = startsOf(acts);
  const indexAt = (t: number) => starts.findLastIndex((start) => start <= t);
  return {
    width,
    height,
    seconds: acts.reduce((sum, { seconds }) => sum + seconds, 0),
    sceneAt: (t) => (acts[indexAt(t)] as Act).drawing,
    before(t) {
      const index = indexAt(t);
      const act = acts[index] as Act;
      const way = (t - (starts[index] ?? 0)) / act.seconds;
      return bird(way, t, unit, { width, height }) + title(act.title, unit, height) + clock(t, unit, width);
    },
  };
}

const startsOf = (acts: readonly Act[]) =>
  acts.map((_, index) => acts.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0));

const pause = 0.7;

/**
 * Speaks the sentences one after the other.
 * @returns the times of each
 */
function say(sound: Sound, from: number, sentences: readonly Sentence[], language: Language): Spoken[] {
  let at = from;
  return sentences.map((sentence) => {
    const text = sentence[language] ?? sentence.ca;
    const samples = speak(text, language);
    const start = at;
    const end = start + samples.length / sound.rate;
    sound.clip(start, samples, 0.8);
    at = end + pause;
    return { start, end, text };
  });
}

/** Soundtrack of a film: the speech of its acts, and a bell at the beginning of each. */
export function voiceOf(acts: readonly Act[], language: Language): { sound: Sound; spoken: Spoken[] } {
  const sound = new Sound(acts.reduce((sum, { seconds }) => sum + seconds, 0));
  const notes = language === 'ca' ? [523, 440, 349, 392, 262] : [330, 294, 392, 262, 196];
  const spoken = acts.flatMap((act, index) => {
    const start = startsOf(acts)[index] ?? 0;
    sound.bell(start, notes[index % notes.length] ?? 440, 0.12);
    return say(sound, start + 1, act.says, language);
  });
  return { sound, spoken };
}

/** Soundtrack without pictures: sentences with pauses, and bells at both ends. */
export function readAloud(sentences: readonly Sentence[]): { sound: Sound; spoken: Spoken[] } {
  const whole = new Sound(120);
  const spoken = say(whole, 2, sentences, 'ca');
  const seconds = Math.ceil((spoken.at(-1)?.end ?? 0) + 2);
  const sound = new Sound(seconds).clip(0, whole.samples.subarray(0, seconds * whole.rate));
  sound.bell(0, 523, 0.15).bell(seconds - 2.2, 392, 0.15);
  return { sound, spoken };
}
