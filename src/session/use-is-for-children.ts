import { useIsClub } from '../config/use-site.ts';
import { isChild } from './session.ts';
import { useUser } from './use-session.ts';

/** Detects a child, or a page of the club, where no third party is requested or linked (BEY-11). */
export function useIsForChildren(): boolean {
  const isClub = useIsClub();
  return useUser(isChild) || isClub;
}
