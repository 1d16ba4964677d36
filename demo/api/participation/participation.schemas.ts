import { closed, fields, flag, line, text } from '../http/json-schema.ts';

/** Size of the parts that the server accepts: 10 MiB (UGC-22). */
const partSize = 10_485_760;

const id = { ...text, minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' } as const;
const uploadId = { ...text, minLength: 1, maxLength: 1024, pattern: '^[\\x21-\\x7e]+$' } as const;
const partNumber = { type: 'integer', minimum: 1, maximum: 10_000 } as const;
const address = {
  ...text,
  format: 'uri',
  description: 'Signed; for one call, and for some minutes.',
} as const;

export const callParameters = fields({ ugcId: { ...id, description: 'What the house asks for.' } });

export const fileParameters = fields({
  ...callParameters.properties,
  fileId: { ...id, description: 'The file, as the first call has named it.' },
});

export const initBody = fields(
  {
    name: { ...line, maxLength: 300, description: 'Without its extension.' },
    type: { ...text, enum: ['image', 'video'] },
    extension: { ...line, maxLength: 300 },
    contentType: { ...text, maxLength: 100, pattern: '^(image|video)/[\\w.+-]+$' },
    captcha: text,
    context: fields({ sourceCode: { ...line, maxLength: 40 }, siteId: { type: 'integer' } }),
  },
  'captcha',
);

export const uploadStartSchema = { $id: 'UploadStart', ...closed({ id, uploadUrl: address }) } as const;

export const partBody = fields({
  uploadId,
  partNumber,
  contentLength: { type: 'integer', minimum: 1, maximum: partSize },
});

export const partAddressSchema = { $id: 'PartAddress', ...closed({ uploadUrl: address }) } as const;

export const completeBody = fields({
  uploadId,
  parts: {
    type: 'array',
    minItems: 1,
    maxItems: 10_000,
    items: closed({ etag: { ...text, minLength: 1, maxLength: 200 }, partNumber }),
  },
});

export const abortBody = fields({ uploadId });

/** Schema of a participation. It does not repeat the constraints of the validation rules. */
export const participationBody = {
  type: 'object',
  properties: {
    type: text,
    name: line,
    email: line,
    // several lines, without the characters that the database rejects
    text: { ...text, pattern: '^[^\\0]*$' },
    checkPrivacyPolicy: flag,
    checkCommercialCommunications: flag,
    captcha: text,
    uploadFileId: { ...id, description: 'Where the type is not `text`.' },
  },
} as const;
