export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What a mail says; see `messages`. */
export type Message = Omit<Mail, 'to'>;

export interface Mailer {
  /**
   * Resolves when the mail server has taken it.
   * @throws ApiError UNAVAILABLE when no server takes it: a call that must answer alike in every case ignores that
   * @throws ApiError INVALID_FIELDS for an address or a subject that would break the mail's head
   */
  send(mail: Mail): Promise<void>;
}
