import facebook from 'virtual:icon/brand/facebook';
import instagram from 'virtual:icon/brand/instagram';
import tiktok from 'virtual:icon/brand/tiktok';
import x from 'virtual:icon/brand/x';
import youtube from 'virtual:icon/brand/youtube';
import type { Provider } from '../../src/embeds/embeds.types.ts';

/** Icons from our own files, so that no request goes to the networks. */
export const brands: Readonly<Record<Provider, string>> = {
  facebook,
  instagram,
  tiktok,
  twitter: x,
  youtube,
};
