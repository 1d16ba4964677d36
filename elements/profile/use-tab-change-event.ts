import { useEffect } from 'react';
import { config, withBase } from '../../src/config/config.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { ownAddress } from '../../src/page/own-address.ts';
import { setPageAddress } from '../../src/page/set-page-address.ts';
import { type Tab, tabAddress } from './tabs.ts';

const pathOf = (tab: Tab) => ownAddress(withBase(tabAddress(tab, config().routes, null))).pathname;

/** Says when another tab is seen than before, or than was asked for, whose address is then replaced (PROF-49). */
export function useTabChangeEvent(asked: Tab, shown: Tab, tell: (tab: Tab) => void): void {
  useEffect(() => {
    if (location.pathname === pathOf(asked) && pathOf(asked) !== pathOf(shown))
      setPageAddress(withBase(tabAddress(shown, config().routes)), 'replace');
  }, [asked, shown]);
  useOnChange(shown, tell, asked);
}
