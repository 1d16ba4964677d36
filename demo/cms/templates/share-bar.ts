import { shareBarTag } from '../../../elements/share-bar/share-bar.server.ts';
import { networkIcon } from './icon.ts';

/** @param url absolute */
export const shareBar = (url: string, title: string, variant?: 'aside'): string =>
  shareBarTag({ url, title, variant, icon: networkIcon });
