import { Sound } from './sound.ts';

/** Seconds at which each bell is struck, in hertz: three voices that answer one another, then the hour. */
const strikes: readonly (readonly [at: number, note: number])[] = [
  ...[0, 1, 2, 3].flatMap(
    (round) =>
      [
        [round * 2.4, 523],
        [round * 2.4 + 0.7, 440],
        [round * 2.4 + 1.4, 349],
      ] as const,
  ),
  [11, 262],
  [13.4, 262],
  [15.8, 262],
];

/** The bells of an article. */
export function bells(): Sound {
  const sound = new Sound(20, 22_050);
  for (const [at, note] of strikes) sound.bell(at, note);
  return sound;
}

const chords = [
  [196, 247, 294, 392],
  [220, 262, 330, 440],
  [196, 262, 330, 523],
  [220, 294, 370, 440],
  [196, 247, 392, 494],
  [165, 247, 330, 392],
  [175, 262, 349, 440],
  [196, 247, 294, 392],
];

/** A choir that holds a chord for three seconds, each singing `chords.length` of them. */
export function choir(seconds: number): Sound {
  const sound = new Sound(seconds);
  for (let at = 0, index = 0; at + 3 <= seconds; at += 3, index++)
    for (const note of chords[index % chords.length] ?? []) {
      sound.voice(at, 3.2, note, 0.2);
      sound.voice(at + 0.04, 3.2, note * 1.004, 0.14);
    }
  return sound;
}

/** Bells for `seconds` of television that begin again: the last has faded when the first is struck. */
export function pealing(seconds: number): Sound {
  const sound = new Sound(seconds);
  for (let at = 0; at < seconds - 6; at += 6)
    for (const [index, note] of [523, 440, 349, 262].entries()) sound.bell(at + index * 1.1, note, 0.5);
  return sound;
}
