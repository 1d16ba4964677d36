/** Kind of participation: a text, alone or with a file (UGC-01). */
export type ParticipationType = 'text' | 'text_image' | 'text_video';

/** Kind of file. */
export type FileFamily = 'image' | 'video';

/** Body of API-31 (UGC-02, ENT-13). */
export interface Participation {
  type: ParticipationType;
  name: string;
  email: string;
  text: string;
  checkPrivacyPolicy: true;
  checkCommercialCommunications: boolean;
  captcha: string;
  /** Id of the upload, for every type but text. */
  uploadFileId?: string | undefined;
}

/** Body of API-32 (UGC-18). */
export interface UploadDescription {
  /** Without its extension. */
  name: string;
  type: FileFamily;
  extension: string;
  contentType: string;
  captcha: string;
  context: { sourceCode: string; siteId: number };
}

/** Upload that has begun. */
export interface UploadStart {
  id: string;
  /** Signed address: a POST to it begins the file in the store. */
  uploadUrl: string;
}

/** Part that the store has; the ETag is unchanged, including its quotes (UGC-38). */
export interface StoredPart {
  etag: string;
  partNumber: number;
}
