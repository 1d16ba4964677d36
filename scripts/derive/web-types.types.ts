/** The parts of the web-types format that the build writes (https://github.com/JetBrains/web-types). */

/** A file that JetBrains editors read. */
export interface WebTypes {
  $schema: string;
  name: string;
  version: string;
  'js-types-syntax': 'typescript';
  'description-markup': 'html' | 'markdown' | 'none';
  contributions: { html: { elements: readonly WebTypesElement[] } };
}

interface Described {
  name: string;
  description: string;
}

export interface WebTypesElement extends Described {
  attributes: readonly WebTypesAttribute[];
  slots: readonly Described[];
  js: {
    properties: readonly WebTypesProperty[];
    events: readonly (Described & { type: string })[];
  };
}

export interface WebTypesAttribute extends Described {
  required: boolean;
  default?: string;
  value: { kind: 'plain' | 'no-value'; type: string; required?: boolean };
  values?: readonly { name: string }[];
}

export interface WebTypesProperty extends Described {
  type: string;
  default?: string;
  'read-only'?: boolean;
}
