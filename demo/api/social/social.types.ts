/** The values of a login attempt, stored on the server for one browser and one use. */
export interface LoginAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Response of the provider. */
export interface ProviderAnswer extends LoginAttempt {
  redirectUri: string;
  code: string;
  /** RFC 9207, where the provider sends it. */
  iss?: string | undefined;
}

/** A person's identity at a provider. */
export interface SocialIdentity {
  /** The provider's own id, which never changes. */
  subject: string;
  email: string | undefined;
  /** The provider has verified the e-mail; only then are accounts linked. */
  emailVerified: boolean;
  name: string | undefined;
  surname: string | undefined;
}

/** A social network, behind an adapter for its protocol. */
export interface SocialProvider {
  /** The address to redirect the browser to, with PKCE (S256), `state` and, where the provider knows it, `nonce`. */
  authorizationUrl(redirectUri: string, attempt: LoginAttempt): Promise<URL>;
  /**
   * Exchanges the code, from server to server.
   * @throws ApiError INVALID_CREDENTIALS when the provider rejects it or its response is invalid,
   * UNAVAILABLE when it does not respond
   */
  exchange(answer: ProviderAnswer): Promise<SocialIdentity>;
}
