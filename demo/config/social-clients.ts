export const socialProviderNames = ['facebook', 'google', 'twitter', 'apple'] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];

/** An application registered with a provider. */
export interface SocialClient {
  /** Base address of the OpenID configuration; the provider's real one by default. */
  issuer?: string | undefined;
  clientId: string;
  clientSecret: string;
  /** Requested scope; the provider's usual scope by default. */
  scope?: string | undefined;
}

export type SocialClients = Partial<Record<SocialProviderName, SocialClient>>;

/**
 * Reads `SOCIAL_GOOGLE_CLIENT_ID`, `SOCIAL_GOOGLE_CLIENT_SECRET` and, if they differ from the provider's defaults,
 * `SOCIAL_GOOGLE_ISSUER` and `SOCIAL_GOOGLE_SCOPE`; the same variables for FACEBOOK, TWITTER and APPLE.
 * @throws Error with a readable message when one is incomplete or wrong.
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
