import { useContext } from 'react';
import { CommonContext } from '../element/host.ts';
import { childTexts, type Texts, withOverrides } from '../i18n/texts.ts';
import { useIsClub } from './use-site.ts';

/**
 * Texts of a widget with the overrides of the tag (`lang-overrides`). Children get the `-child` variant of a text, if
 * there is one.
 * @param isForChildren by default true on pages of the children's club
 */
export function useTexts<T extends Texts>(own: T, isForChildren?: boolean): T {
  const { langOverrides } = useContext(CommonContext);
  const isClub = useIsClub();
  const said = (isForChildren ?? isClub) ? childTexts : (texts: Texts) => texts;
  return withOverrides(said(own), said(langOverrides)) as T;
}
