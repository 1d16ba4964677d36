import { type SocialProviderName, socialProviderNames } from '../../config/social-clients.ts';
import type { DemoConfig } from '../../config.ts';

type SocialSettings = Pick<DemoConfig, 'social' | 'demo'>;

/**
 * Providers to offer: those with a client and, in a demo, the others too, which it plays.
 * None on the club's site (SOC-11).
 */
export function configuredProviders(config: SocialSettings, site?: string): SocialProviderName[] {
  if (site === 'lacolla') return [];
  return socialProviderNames.filter((name) => config.social[name] !== undefined || isPlayed(config, name));
}

/** Tests whether the demo simulates this network. */
export function isPlayed(config: SocialSettings, name: SocialProviderName): boolean {
  return config.demo && config.social[name] === undefined;
}

/** Id of this application at the demo's own provider. */
export const demoClientId = 'ap-demo';
/** Name of the server secret that is this application's client secret there. */
export const demoClientSecretName = 'social-demo-client-secret';

/** Issuer of a simulated network; known once the server listens. */
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
