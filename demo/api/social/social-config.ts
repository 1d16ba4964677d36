import type { SiteName } from '../../cms/content/sites.ts';
import type { DemoConfig } from '../../config.ts';
import { type SocialClient, type SocialProviderName, socialProviderNames } from './social.types.ts';

export type SocialClients = Partial<Record<SocialProviderName, SocialClient>>;

/**
 * Reads `SOCIAL_GOOGLE_CLIENT_ID`, `SOCIAL_GOOGLE_CLIENT_SECRET` and, where they differ from the provider's usual ones,
 * `SOCIAL_GOOGLE_ISSUER` and `SOCIAL_GOOGLE_SCOPE`; the same for FACEBOOK, TWITTER and APPLE.
 * @throws Error with a message for people when one of them is half there or wrong.
 */
export function readSocialClients(environment: Record<string, string | undefined>): SocialClients {
  const clients: SocialClients = {};
  for (const name of socialProviderNames) {
    const prefix = `SOCIAL_${name.toUpperCase()}_`;
    const read = (key: string) => environment[prefix + key] || undefined;
    const [clientId, clientSecret, issuer] = [read('CLIENT_ID'), read('CLIENT_SECRET'), read('ISSUER')];
    if (!clientId && !clientSecret && !issuer) continue;
    if (!clientId || !clientSecret)
      throw new Error(`${prefix}CLIENT_ID and ${prefix}CLIENT_SECRET are needed together.`);
    if (issuer !== undefined && URL.parse(issuer)?.protocol !== 'https:')
      throw new Error(`${prefix}ISSUER must be an https address, not "${issuer}".`);
    clients[name] = { issuer, clientId, clientSecret, scope: read('SCOPE') };
  }
  return clients;
}

type SocialSettings = Pick<DemoConfig, 'social' | 'production'>;

/**
 * Providers to offer: those with a client and, outside production, all others too, which the demo plays itself.
 * None on the club's site (SOC-11).
 */
export function configuredProviders(config: SocialSettings, site: SiteName = 'apunt'): SocialProviderName[] {
  if (site === 'lacolla') return [];
  return socialProviderNames.filter((name) => config.social[name] !== undefined || isPlayed(config, name));
}

/** Is this one of the networks that the demo plays itself? */
export function isPlayed(config: SocialSettings, name: SocialProviderName): boolean {
  return !config.production && config.social[name] === undefined;
}

/** Id of this application at the demo's own provider. */
export const demoClientId = 'ap-demo';
/** Name of the server's secret that is this application's there. */
export const demoClientSecretName = 'social-demo-client-secret';

/** Issuer of a network that the demo plays; to be asked for when the server listens. */
export function demoIssuer(
  config: Pick<DemoConfig, 'publicUrl' | 'basePath'>,
  name: SocialProviderName,
): string {
  return `${config.publicUrl}${config.basePath}/demo-social/${name}`;
}

/** The only address that providers send people back to. */
export function redirectUri(config: Pick<DemoConfig, 'publicUrl' | 'basePath'>): string {
  return `${config.publicUrl}${config.basePath}/acces`;
}
