/** JSON Schema of the dialect 2020-12, which OpenAPI 3.1 uses. */
export type Schema = { readonly [keyword: string]: unknown };

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

/** Declared response of one status. */
export interface AnswerPromise {
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, { required?: boolean; schema?: Schema }>;
}

/** Values of a response that another operation takes. */
export interface Link {
  /** Id of the other operation. */
  to: string;
  /** Expressions for the response, as in `$response.body#/id`, by the parameter they set, as in `path.id`. */
  parameters: Record<string, string>;
  /** Expressions for the response, by the field of the body they set. */
  body: Record<string, string>;
}

/** Operation of the API, as the document describes it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tags: string[];
  /** Refused without a session. */
  needsLogin: boolean;
  /** True if the response differs with a session. */
  knowsLogin: boolean;
  /** `x-final`: ends the session that it is sent with, or deletes something for good. */
  isFinal: boolean;
  /** `x-staff`: refused for sessions of the public. */
  isForStaff: boolean;
  /** `x-captcha`: needs a token that the example cannot have. */
  needsCaptcha: boolean;
  parameters: Parameter[];
  body: { schema: Schema; example?: unknown } | undefined;
  answers: Record<string, AnswerPromise>;
  links: Link[];
  /** Cookies in the format of the `Cookie` header, since the response may depend on them. */
  cookies: string[];
}

/** The parsed OpenAPI document. */
export interface Contract {
  operations: Operation[];
  /** Schemas by name, for references to `#/components/schemas/…`. */
  schemas: Record<string, Schema>;
  /** First difference between a value and a schema, or undefined. */
  mismatch(schema: Schema, value: unknown): string | undefined;
}
