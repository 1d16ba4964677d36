import { type SocialProviderName, socialProviderNames } from '../../config/social-clients.ts';
import type { DemoConfig } from '../../config.ts';

type SocialSettings = Pick<DemoConfig, 'social' | 'demo'>;

/**
 * Returns the providers to offer: those with a client, and in a demo also the simulated others. None on the club's
 * site (SOC-11).
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
/** Name of the server secret with this application's client secret at the demo's own provider. */
export const demoClientSecretName = 'social-demo-client-secret';

/** Returns the issuer of a simulated network; valid once the server listens. */
export function demoIssuer(
  config: Pick<DemoConfig, 'publicUrl' | 'basePath'>,
  name: SocialProviderName,
): string {
  return `${config.publicUrl}${config.basePath}/demo-social/${name}`;
}

/** Returns the address to which providers redirect the browser. */
export function redirectUri(config: Pick<DemoConfig, 'publicUrl' | 'basePath'>): string {
  return `${config.publicUrl}${config.basePath}/acces`;
}

/** Path to which Apple posts its response: a request from another site, which no other path accepts. */
export const formReturnPath = '/acces/apple';

/** Returns the address of `formReturnPath`. */
export function formRedirectUri(config: Pick<DemoConfig, 'publicUrl' | 'basePath'>): string {
  return `${config.publicUrl}${config.basePath}${formReturnPath}`;
}
