/** What a login carries to the provider and back; kept on the server, for one browser, once. */
export interface LoginAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What came back from the provider. */
export interface ProviderAnswer extends LoginAttempt {
  redirectUri: string;
  code: string;
  /** RFC 9207, where the provider sends it. */
  iss?: string | undefined;
}

/** Who somebody is, by the word of a provider. */
export interface SocialIdentity {
  /** The provider's own id, which never changes. */
  subject: string;
  email: string | undefined;
  /** The provider says that the e-mail is this person's; nothing else links accounts. */
  emailVerified: boolean;
  name: string | undefined;
  surname: string | undefined;
}

/** One network, whatever it speaks: an adapter for each. */
export interface SocialProvider {
  /** Where the browser goes to, with PKCE (S256), `state` and, where the provider knows it, `nonce`. */
  authorizationUrl(redirectUri: string, attempt: LoginAttempt): Promise<URL>;
  /**
   * Exchanges the code, from server to server.
   * @throws ApiError INVALID_CREDENTIALS when the provider does not take it or what it answers cannot be believed,
   * UNAVAILABLE when it does not answer
   */
  exchange(answer: ProviderAnswer): Promise<SocialIdentity>;
}
