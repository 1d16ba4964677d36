export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The content of a mail; see `messages`. */
export type Message = Omit<Mail, 'to'>;

export interface Mailer {
  /**
   * Resolves when the mail server has taken it.
   * @throws ApiError UNAVAILABLE when no server accepts it; calls with a uniform answer ignore that
   * @throws ApiError INVALID_FIELDS for an address or subject that would break the mail's header
   */
  send(mail: Mail): Promise<void>;
}
