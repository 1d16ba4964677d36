type Plain<Value> = Value extends string
  ? { readonly type: 'string'; readonly format?: string }
  : Value extends number
    ? { readonly type: 'integer'; readonly minimum?: number }
    : { readonly type: 'boolean' };

/** The JSON Schema of an object whose values are plain: every field of the type, with a type that fits. */
export interface SchemaOf<T> {
  readonly type: 'object';
  readonly required: readonly (keyof T & string)[];
  readonly properties: { readonly [K in keyof T]-?: Plain<NonNullable<T[K]>> };
}
