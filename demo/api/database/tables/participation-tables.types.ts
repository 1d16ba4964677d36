import type { CreatedAt } from './column.types.ts';

/** Files that visitors send, from the first call on. */
export interface UploadsTable {
  /** The id that the visitor knows. */
  id: string;
  ugc_id: string;
  /** Null for a visitor without an account, and when the account is gone. */
  user_id: number | null;
  /** Hash of the cookie of the browser that began it. */
  visitor_hash: string;
  /** Hash of the captcha's token that it was begun with (UGC-32). */
  captcha_hash: string;
  kind: 'image' | 'video';
  name: string;
  extension: string;
  content_type: string;
  /** The store's id, known from the first part on. */
  upload_id: string | null;
  /** `removed` waits for its file to be removed from the store. */
  state: 'open' | 'complete' | 'attached' | 'removed';
  created_at: CreatedAt;
  /** When it is removed unless it has been sent with a text. */
  expires_at: Date;
}

export interface ParticipationsTable {
  id: string;
  ugc_id: string;
  user_id: number | null;
  type: string;
  name: string;
  email: string;
  text: string;
  commercial: boolean;
  file_id: string | null;
  created_at: CreatedAt;
}
