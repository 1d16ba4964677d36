import type { Texts } from '../../src/i18n/texts.ts';
import { fieldsOf } from '../../src/page/read-unknown.ts';

/** Part of a newsletter that the reader can choose. */
export interface Segment {
  /** Name in the API. */
  name: string;
  label?: string;
}

/** Segments in page order (NEWS-08, NEWS-09). */
const ofLanguage = ['language', 'beginner', 'intermediate', 'advanced'];

const isSegment = (value: unknown): value is Segment => {
  const { name, label } = fieldsOf(value);
  return typeof name === 'string' && name !== '' && (label === undefined || typeof label === 'string');
};

/** Reads the segments of the attribute, and drops invalid ones. */
const given = (value: unknown): Segment[] => (Array.isArray(value) ? value.filter(isSegment) : []);

/** Segments that the default variant sends without asking (NEWS-10). */
export const sentSegments = (value: unknown): string[] => given(value).map(({ name }) => name);

/** Choices of the language variant. */
export function choices(value: unknown, texts: Texts): { value: string; label: string }[] {
  const own = given(value);
  const segments: Segment[] = own.length > 0 ? own : ofLanguage.map((name) => ({ name }));
  return segments.map(({ name, label }) => ({
    value: name,
    label: label || texts[`newsletter.segment-${name}`] || name,
  }));
}
