import { useIsClub } from '../config/use-site.ts';
import { isChild } from './session.ts';
import { useUser } from './use-session.ts';

/** Of a child, and on the club's pages, nothing is asked of anybody else, not even by a link (BEY-11). */
export function useIsForChildren(): boolean {
  const isClub = useIsClub();
  return useUser(isChild) || isClub;
}
