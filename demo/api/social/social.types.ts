/** The values of a login attempt, stored on the server for one browser and one use. */
export interface LoginAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Name that a network sent through the browser, before the exchange. */
export interface ReturnedName {
  name: string | undefined;
  surname: string | undefined;
}

/** Response of the provider. */
export interface ProviderAnswer extends LoginAttempt {
  redirectUri: string;
  code: string;
  /** Issuer (RFC 9207), if the provider sends it. */
  iss?: string | undefined;
}

/** Identity of a person at a provider. */
export interface SocialIdentity {
  /** Id at the provider, which never changes. */
  subject: string;
  email: string | undefined;
  /** True if the provider has verified the e-mail; only then are accounts linked. */
  emailVerified: boolean;
  name: string | undefined;
  surname: string | undefined;
}

/** A social network, behind an adapter for its protocol. */
export interface SocialProvider {
  /** True if the provider posts its response, to `formRedirectUri`, instead of redirecting the browser. */
  returnsByForm: boolean;
  /**
   * Returns the address to redirect the browser to, with PKCE (S256), `state` and, if the provider supports it,
   * `nonce`.
   */
  authorizationUrl(redirectUri: string, attempt: LoginAttempt): Promise<URL>;
  /**
   * Exchanges the code, from server to server.
   * @throws ApiError INVALID_CREDENTIALS when the provider rejects it or its response is invalid,
   * UNAVAILABLE when it does not respond
   */
  exchange(answer: ProviderAnswer): Promise<SocialIdentity>;
}
