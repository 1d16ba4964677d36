import { parseServiceAddress } from './service-address.ts';

/** Client of AEMET OpenData, which replaces the generated weather. */
export interface AemetClient {
  key: string;
  /** Address before `/api/…`, without a slash at its end. */
  url: string;
}

const aemetUrl = 'https://opendata.aemet.es/opendata';

/** @throws Error with a readable message when the configuration is incomplete or invalid */
export function readAemet(
  environment: Record<string, string | undefined>,
  isProduction: boolean,
): AemetClient | undefined {
  const key = environment.WEATHER_AEMET_KEY;
  const url = environment.WEATHER_AEMET_URL || aemetUrl;
  if (!key && environment.WEATHER_AEMET_URL) throw new Error('WEATHER_AEMET_URL needs WEATHER_AEMET_KEY.');
  if (!key) return undefined;
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new Error('WEATHER_AEMET_KEY must be the key as AEMET mailed it, without spaces.');
  const { protocol } = parseServiceAddress(url) ?? {};
  if (protocol !== 'https:' && (isProduction || protocol !== 'http:'))
    throw new Error(
      'WEATHER_AEMET_URL must look like https://opendata.aemet.es/opendata, without user, query or fragment',
    );
  return { key, url: url.replace(/\/+$/, '') };
}
