import type { Palette } from './paper.ts';

const vermilion = '#e0491b';

/** Sets of paper colours, one per mood. Names describe the use; a section may use several. */
export const palettes = {
  nit: { papers: ['#5b4a86', '#463770', '#352858', '#f3c981', '#251b42', '#170f2b'], dot: vermilion },
  alba: { papers: ['#fde3c4', '#f9c9a3', '#ee9f7c', '#c96f63', '#7f4358', '#3d2440'], dot: vermilion },
  horta: { papers: ['#f6ecc9', '#dfe0a3', '#a9bf74', '#6f9a58', '#3f7049', '#20452f'], dot: vermilion },
  mar: { papers: ['#fbeedb', '#bfe0dd', '#7fc0c4', '#3f94a6', '#1f6483', '#123a57'], dot: vermilion },
  terra: { papers: ['#f8e6cf', '#efc79b', '#dd9b62', '#b86a3f', '#7d412d', '#43241f'], dot: vermilion },
  cel: { papers: ['#dcebf5', '#b7d5ea', '#8ab5d8', '#5f8fc0', '#3c649a', '#213e6b'], dot: vermilion },
  ones: { papers: ['#fbe4dc', '#f4bfae', '#d98a86', '#96597a', '#56376a', '#2a1e48'], dot: vermilion },
  taronja: { papers: ['#fdf0d5', '#f9cf86', '#f4a63f', '#ec8a2c', '#3f7a4a', '#5a2d1c'], dot: vermilion },
  festa: { papers: ['#fff0c2', '#ffd978', '#ffb648', '#b98cff', '#6f3fe0', '#35157f'], dot: '#ff4f81' },
  espai: { papers: ['#6a49c9', '#5433ac', '#412389', '#ffd12e', '#2c1466', '#1b0a45'], dot: '#ff5c8a' },
  quadern: { papers: ['#f2f7ea', '#d3ead6', '#9fd0b4', '#58a98a', '#1f7a61', '#0b3f33'], dot: '#e8623c' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
