import type { Attribute } from '../element/contract.ts';

/** Attributes of lists with ads (LIST-13, LIST-27). */
export const adPositions = {
  type: 'list',
  default: ['6', '12', '18'],
  description: 'Després de quines targetes va un anunci, comptades des del principi de la llista.',
} as const satisfies Attribute;

export const adSlot = {
  description: 'Un `<template slot="ad">` amb l’anunci: se’n fa una còpia per a cada posició.',
  stays: true,
} as const;
