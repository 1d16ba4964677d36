/** A JSON Schema of the dialect 2020-12, as OpenAPI 3.1 has them. */
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
  /** Places in the answer, as in `$response.body#/id`, by the place and name of a parameter, as in `path.id`. */
  parameters: Record<string, string>;
  /** The same by the field of the body. */
  body: Record<string, string>;
}

/** One call of the API, as the document describes it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tags: string[];
  /** Refused without a session. */
  needsLogin: boolean;
  /** Another one with a session than without. */
  knowsLogin: boolean;
  /** `x-final`: with a session it ends it, or deletes what nobody brings back. */
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
  /** Schemas by name, which `#/components/schemas/…` stands for. */
  schemas: Record<string, Schema>;
  /** First difference between a value and a schema, or undefined. */
  mismatch(schema: Schema, value: unknown): string | undefined;
}
