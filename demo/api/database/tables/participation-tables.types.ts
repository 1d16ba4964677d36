import type { Generated } from 'kysely';
import type { CreatedAt } from './column.types.ts';

/** Calls for participation of the public. */
export interface ParticipationCallsTable {
  id: string;
  title: string;
  text: string;
  /** Kind of content that the call's form requests. */
  type: 'text' | 'text_image' | 'text_video';
  /** True if participation requires no account (UGC-29). */
  anonymous: boolean;
  /** Null for a call that stays open. */
  closes_at: Date | null;
}

/** Files that visitors send, from the upload's first request on. */
export interface UploadsTable {
  /** Public id, known to the visitor. */
  id: string;
  ugc_id: string;
  /** Null for a visitor without an account, and after the account was deleted. */
  user_id: number | null;
  /** Hash of the cookie of the browser that began the upload. */
  visitor_hash: string;
  /** Hash of the network in which the upload began, for the quota of senders without an account. */
  network_hash: Generated<string>;
  /** Hash of the captcha token with which the upload began (UGC-32). */
  captcha_hash: string;
  kind: 'image' | 'video';
  name: string;
  extension: string;
  /** Content type that the browser declared; once complete, the type detected from the bytes. */
  content_type: string;
  /** Id of the upload in the store, known from the first part on. */
  upload_id: string | null;
  /** `removed` means that the file is waiting for removal from the store. */
  state: 'open' | 'complete' | 'attached' | 'removed';
  /** True if a scanner has examined the file and found nothing. */
  is_clean: Generated<boolean>;
  created_at: CreatedAt;
  /** Removal time, unless the file has been sent with a text. */
  expires_at: Date;
}

/** Size in bytes for which each part of a file was signed. */
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
  /** Time of the last decision by the newsroom or the scanner; null while waiting. */
  decided_at: Generated<Date | null>;
  /** True if the file was infected; it has been erased. */
  is_infected: Generated<boolean>;
  /** Hash of sender, content and captcha, so that two identical calls count as one. */
  once_hash: Generated<string | null>;
  created_at: CreatedAt;
}
