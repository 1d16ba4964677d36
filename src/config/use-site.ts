import { useContext } from 'react';
import { CommonContext } from '../element/host.ts';
import { useStore } from '../storage/use-store.ts';
import { configStore } from './config.ts';
import { CLUB } from './sites.ts';

/** The site of the tag; by default the page's. */
export function useSite(): string {
  const { site } = useContext(CommonContext);
  const ofPage = useStore(configStore(), (config) => config.site);
  return site ?? ofPage;
}

/** Tests whether the tag is on the children's club. */
export const useIsClub = (): boolean => useSite() === CLUB;
