import { useTexts } from '../../config/use-texts.ts';
import { texts as ownTexts } from './server-errors.texts.ts';
import { adviceOn, codesOf, textOfCode } from './server-errors.ts';

/** Says what the server's refusal of a form means, each thing once: its codes, and what can be done. */
export function useServerErrors(): (error: unknown, textOf?: (code: string) => string) => string[] {
  const texts = useTexts(ownTexts, false);
  return (error, textOf = (code) => textOfCode(code, texts)) => [
    ...new Set([...codesOf(error).map(textOf), ...adviceOn(error, texts)]),
  ];
}
