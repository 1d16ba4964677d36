import { useContext } from 'react';
import { CommonContext } from '../element/host.ts';
import { childTexts, type Texts, withOverrides } from '../i18n/texts.ts';
import { useIsClub } from './use-site.ts';

/**
 * The texts of a widget: with those that the tag brings (`lang-overrides`), and to children in the words for them, where there
 * are some: `gate.retry` says what `gate.retry-child` says.
 *
 * @param isForChildren by default on the pages of the children's club
 */
export function useTexts<T extends Texts>(own: T, isForChildren?: boolean): T {
  const { langOverrides } = useContext(CommonContext);
  const isClub = useIsClub();
  const said = (isForChildren ?? isClub) ? childTexts : (texts: Texts) => texts;
  return withOverrides(said(own), said(langOverrides)) as T;
}
