/** Partials of a bell: multiple of the strike note, loudness, and how many seconds it takes to fade. */
const partials = [
  [0.5, 0.5, 5],
  [1, 1, 3.2],
  [1.2, 0.6, 2.6],
  [1.5, 0.35, 2],
  [2, 0.7, 1.6],
  [2.67, 0.25, 0.9],
  [3, 0.2, 0.7],
  [4.2, 0.12, 0.4],
] as const;

/** Harmonics of a sung vowel: the loudness of each multiple of the note. */
const vowel = [1, 0.55, 0.35, 0.12, 0.06, 0.03];

/** One channel of sound, mixed from the sounds added to it. */
export class Sound {
  readonly samples: Float32Array;
  readonly rate: number;

  constructor(seconds: number, rate = 48_000) {
    this.rate = rate;
    this.samples = new Float32Array(Math.round(seconds * rate));
  }

  #add(at: number, seconds: number, valueAt: (t: number) => number): void {
    const first = Math.floor(at * this.rate);
    const last = Math.min(this.samples.length, first + Math.floor(seconds * this.rate));
    for (let i = first; i < last; i++)
      this.samples[i] = (this.samples[i] ?? 0) + valueAt((i - first) / this.rate);
  }

  /** A bell of `note` hertz, struck at a second. */
  bell(at: number, note: number, volume = 1): this {
    for (const [multiple, loudness, fade] of partials)
      this.#add(
        at,
        fade * 2,
        (t) => volume * loudness * Math.exp(-t / (fade / 3)) * Math.sin(2 * Math.PI * note * multiple * t),
      );
    return this;
  }

  /** A voice that holds a note, swelling and fading. */
  voice(at: number, seconds: number, note: number, volume = 1): this {
    const swell = Math.min(0.6, seconds / 3);
    this.#add(at, seconds, (t) => {
      const loudness = Math.min(1, t / swell, (seconds - t) / swell);
      const phase = 2 * Math.PI * note * t + 0.6 * Math.sin(2 * Math.PI * 5.1 * t);
      const sung = vowel.reduce((sum, part, index) => sum + part * Math.sin(phase * (index + 1)), 0);
      return volume * loudness * sung;
    });
    return this;
  }

  /** Other samples of the same rate. */
  clip(at: number, samples: Float32Array, volume = 1): this {
    this.#add(at, samples.length / this.rate, (t) => volume * (samples[Math.round(t * this.rate)] ?? 0));
    return this;
  }

  /** 16-bit little-endian samples, the loudest at `peak`. */
  pcm(peak = 0.9): Uint8Array {
    const loudest = this.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
    const raw = Int16Array.from(this.samples, (sample) => (sample / loudest) * peak * 32_767);
    return new Uint8Array(raw.buffer);
  }
}
