import { useTexts } from '../../config/use-texts.ts';
import { texts as ownTexts } from './server-errors.texts.ts';
import { adviceOn, codesOf, textOfCode } from './server-errors.ts';

/** Translates a server rejection into unique texts: its codes, and advice. */
export function useServerErrors(): (error: unknown, textOf?: (code: string) => string) => string[] {
  const texts = useTexts(ownTexts, false);
  return (error, textOf = (code) => textOfCode(code, texts)) => [
    ...new Set([...codesOf(error).map(textOf), ...adviceOn(error, texts)]),
  ];
}
