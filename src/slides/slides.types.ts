/** Slides by the width of the window from which on there are so many, in CSS px. */
export type SlideCounts = Readonly<Record<string, number>>;
