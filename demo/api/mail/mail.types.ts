export interface Mail {
  /** One bare address. */
  to: string;
  /** A bare address for replies that should not go to the common sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** True if the caller itself resends the mail when no server accepts it; the outbox then does not store it. */
  isRepeated?: boolean;
}

/** The content of a mail; see `messages`. */
export type Message = Omit<Mail, 'to' | 'replyTo'>;

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail, or the outbox has while the server is away.
   * @throws ApiError UNAVAILABLE when the mail is refused or cannot be stored; calls with a uniform answer ignore
   * this
   * @throws ApiError INVALID_FIELDS for an address or subject that would break the mail's header
   */
  send(mail: Mail): Promise<void>;
}
