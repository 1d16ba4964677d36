import type { texts } from './login.texts.ts';

export type LoginTexts = typeof texts;

export type Variant = 'adult' | 'parent' | 'child';
