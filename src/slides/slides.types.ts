/** Number of slides by the window width from which it applies, in CSS px. */
export type SlideCounts = Readonly<Record<string, number>>;
