import type { Generated } from 'kysely';
import type { CreatedAt } from './column.types.ts';

/** Calls for participation of the public. */
export interface ParticipationCallsTable {
  id: string;
  title: string;
  text: string;
  /** Kind of content that the form of its page requests. */
  type: 'text' | 'text_image' | 'text_video';
  /** True if participation requires no account (UGC-29). */
  anonymous: boolean;
  /** Null for one that stays open. */
  closes_at: Date | null;
}

/** Files that visitors send, from the first call on. */
export interface UploadsTable {
  /** The id that the visitor knows. */
  id: string;
  ugc_id: string;
  /** Null for a visitor without an account, and when the account is gone. */
  user_id: number | null;
  /** Hash of the cookie of the browser that began it. */
  visitor_hash: string;
  /** Hash of the network in which it was begun, for the quota of senders without an account. */
  network_hash: Generated<string>;
  /** Hash of the captcha's token that it was begun with (UGC-32). */
  captcha_hash: string;
  kind: 'image' | 'video';
  name: string;
  extension: string;
  /** Content type that the browser declared; once complete, the type detected from the bytes. */
  content_type: string;
  /** The store's id, known from the first part on. */
  upload_id: string | null;
  /** `removed` waits for its file to be removed from the store. */
  state: 'open' | 'complete' | 'attached' | 'removed';
  /** A scanner has looked at it, and has found nothing. */
  is_clean: Generated<boolean>;
  created_at: CreatedAt;
  /** When it is removed unless it has been sent with a text. */
  expires_at: Date;
}

/** The bytes that each part of a file was signed for. */
export interface UploadPartsTable {
  file_id: string;
  part_number: number;
  bytes: number;
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
  state: Generated<'waiting' | 'accepted' | 'refused'>;
  /** When the newsroom, or the scanner, has decided last; null while it waits. */
  decided_at: Generated<Date | null>;
  /** Its file was, and has been erased. */
  is_infected: Generated<boolean>;
  /** Hash of sender, content and captcha, so that two identical calls count as one. */
  once_hash: Generated<string | null>;
  created_at: CreatedAt;
}
