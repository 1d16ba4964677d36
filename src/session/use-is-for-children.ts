import { useContext } from 'react';
import { isOnClub } from '../config/is-on-club.ts';
import { useIsClub } from '../config/use-site.ts';
import { HostContext } from '../element/host.ts';
import { isChild } from './session.ts';
import { useUser } from './use-session.ts';

/** Detects a child, or a place on the club, where no third party is requested or linked (BEY-11). */
export function useIsForChildren(): boolean {
  const host = useContext(HostContext);
  // renders again when the site of the page changes
  const isClub = useIsClub();
  return useUser(isChild) || isClub || isOnClub(host);
}
