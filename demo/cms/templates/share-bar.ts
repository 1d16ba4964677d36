import { shareBarTag } from '../../../elements/share-bar/share-bar.server.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import { networkIcon } from './icon.ts';

/** @param url absolute */
export const shareBar = (url: string, title: string, variant?: 'aside'): SafeHtml =>
  shareBarTag({ url, title, variant, icon: networkIcon });
