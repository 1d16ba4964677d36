export interface Mail {
  /** One bare address. */
  to: string;
  /** One bare address, where answers go that are not for the sender of all mails. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** True if the caller sends it again itself when no server takes it: then it does not wait in the outbox. */
  isRepeated?: boolean;
}

/** The content of a mail; see `messages`. */
export type Message = Omit<Mail, 'to' | 'replyTo'>;

export interface Mailer {
  /**
   * Resolves when the mail server has taken it, or the outbox while that is away.
   * @throws ApiError UNAVAILABLE when it is refused, or nothing takes it; calls with a uniform answer ignore that
   * @throws ApiError INVALID_FIELDS for an address or subject that would break the mail's header
   */
  send(mail: Mail): Promise<void>;
}
