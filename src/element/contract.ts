/**
 * The contract of a tag: what an editor may write, and which events a page receives.
 *
 * It is plain data without React, so the same object serves the element at run time and the build. The build derives
 * custom-elements.json, editor data, types, JSON Schema and the docs from it (BEY-27).
 * `title`, `summary` and every `description` are in Catalan for editors; no browser gets them, `group` or `needs`.
 */

/** Data types that contracts may name; a widget adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface NamedTypes {}

interface AttributeBase {
  description: string;
  /** Required always, or for these values of another attribute; without it the server content stays. */
  required?: true | readonly [otherAttribute: string, ...values: string[]];
  /** Names another element of the page by a selector. */
  isSelector?: true;
  /** Written back to the attribute, so that CSS and scripts can read it. */
  reflect?: true;
}

/** How the value of an attribute is read; `list` is words separated by spaces or commas. */
export type Attribute = AttributeBase &
  (
    | { type: 'string'; default?: string; values?: readonly string[] }
    | { type: 'url'; default?: string }
    /** A date of the server, kept as text: see src/i18n/dates.ts. */
    | { type: 'date'; default?: string }
    /** A count is an integer: «1.284» is a thousand to an editor. */
    | { type: 'number'; default?: number; min?: number; max?: number; integer?: true }
    /** Presence is true and `"false"` is false; with `default: true`, absence is true too. */
    | { type: 'boolean'; default?: true }
    | { type: 'list'; default?: readonly string[]; values?: readonly string[] }
    | {
        type: 'json';
        /** Type of the value, e.g. `PollOption[]`. */
        of: string;
        default?: unknown;
        /** JSON Schema of the value, for editors. */
        schema?: object;
        /** Written as an attribute, not as a child script, which a copy of a template may lose. */
        isShort?: true;
      }
  );

export interface PropertyContract {
  /** Type of the value in TypeScript, e.g. `string | null`. */
  of: string;
  description: string;
}

/** Function that a page script sets, for data that no event may carry (W-07). */
export interface CallbackContract {
  /** Type of its one argument. */
  takes: string;
  description: string;
}

export interface EventContract {
  description: string;
  /**
   * Trigger of the event, if it is no press of a button in the widget: `answer`, every server response; `news`, a
   * response with news; `page`, a change of the page or the passing of time; `press`, a press of a link, or one that
   * the browser must permit; `input`, typing.
   */
  cause?: 'answer' | 'input' | 'news' | 'page' | 'press';
  /** Type of each field of the detail, e.g. `{ optionId: 'string | null' }`. */
  detail?: Readonly<Record<string, string>>;
  /** `preventDefault()` stops the default action that the description names. */
  cancelable?: true;
}

export interface SlotContract {
  description: string;
  /** The widget extends these nodes in place, instead of moving them into its own output. */
  stays?: true;
  /** Property of the element that is true while the nodes are visible. */
  seenWhile?: string;
}

/**
 * When the code of a tag is loaded, except with `loading="eager"`:
 * - `near`: when its first instance comes near the viewport;
 * - `idle`: anywhere on the page, when the page has loaded and the browser is idle, after the near tags. For tags
 *   whose server content works well until somebody scrolls or presses;
 * - `pressed`: like `near` for logged-in users; for others the server's link stays until it is pressed. For controls
 *   that a page has many of, and that ask an anonymous reader to log in.
 */
export type Loads = 'near' | 'idle' | 'pressed';

/**
 * Background behind the text of a widget. On an unknown one the text may be unreadable (docs/decisions/theme-css.md):
 * - `library`: the library's background, from the beginning; `library-when-ready`: the same as soon as the widget is ready;
 * - `custom`: its own sheet draws a background, and server content on it takes its text colour;
 * - `inherit`: the page's background, where the focus ring needs a line around it.
 */
export type Background = 'library' | 'library-when-ready' | 'custom' | 'inherit';

/** CSS `display` of a tag; a page may override it. */
export type Display = 'block' | 'contents' | 'flex' | 'inline' | 'inline-block';

/** Group of a tag in overviews; scripts/derive/groups.ts has their order and titles. */
export type Group = 'page' | 'news' | 'media' | 'lists' | 'participation' | 'account' | 'club' | 'services';

export interface Contract {
  tag: `ap-${string}`;
  group: Group;
  title: string;
  summary: string;
  /**
   * Use of the server content while the widget is ready: `fallback` is hidden, `enhance` stays visible and is
   * extended, `inert` is never upgraded.
   */
  content: 'fallback' | 'enhance' | 'inert';
  /** Says in Catalan what readers see without JavaScript, if it differs from the rule for `content`. */
  withoutScript?: string;
  /** Exists only on pages in development mode, `<ap-config dev>`. */
  devOnly?: true;
  /** Attributes of `<ap-config>` without which it shows less, by property, with their values in the demo. */
  needs?: Readonly<Record<string, string>>;
  /** Audience, if limited: others are redirected. */
  audience?: 'user' | 'anonymous';
  /** Selector of content that it cannot do without, unless data in an attribute stand in for it. */
  expects?: string;
  /** Properties that stand in for the expected content, besides lists of data. */
  standIns?: readonly string[];
  /** When its code is loaded; default: `near`. */
  loads?: Loads;
  /** Background behind its text, from which `ap-base.css` derives rules; by default that of the page. */
  background?: Background;
  /** CSS display of the tag in `ap-base.css`; a block by default. */
  display?: Display;
  /** Renders links of the page's data, which follow the page's `<base>`; all other links lead to the site itself. */
  linksFollowBase?: true;
  /** Keyed by property name; the attribute is its kebab-case form. */
  attributes: Readonly<Record<string, Attribute>>;
  /** Read-only properties that the element keeps up to date. */
  properties?: Readonly<Record<string, PropertyContract>>;
  /** Function properties, which have no attribute. */
  callbacks?: Readonly<Record<`on${string}`, CallbackContract>>;
  events?: Readonly<Record<`ap-${string}`, EventContract>>;
  /** Keyed by slot name; `default` is the content without a slot. */
  slots?: Readonly<Record<string, SlotContract>>;
}

/** Checks a contract against its type and keeps its literal types. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

/** `pollId` → `poll-id`. */
export function attributeName(property: string): string {
  return property.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

type Word<T extends string> = T extends 'string'
  ? string
  : T extends 'number'
    ? number
    : T extends 'boolean'
      ? boolean
      : T extends 'null'
        ? null
        : T extends `'${infer Literal}'`
          ? Literal
          : T extends `${infer Item}[]`
            ? Word<Item>[]
            : T extends keyof NamedTypes
              ? NamedTypes[T]
              : never;

/** Reads a type written as text: `'string | null'` → `string | null`. */
export type TypeOf<T extends string> = T extends `${infer First} | ${infer Rest}`
  ? Word<First> | TypeOf<Rest>
  : Word<T>;

type ValueOf<A> = A extends { type: 'boolean' }
  ? boolean
  : A extends { type: 'number' }
    ? number
    : A extends { type: 'list'; values: readonly (infer V)[] }
      ? V[]
      : A extends { type: 'list' }
        ? string[]
        : A extends { type: 'json'; of: infer T extends string }
          ? TypeOf<T>
          : A extends { values: readonly (infer V)[] }
            ? V
            : string;

type IsSure<A> = A extends { default: unknown } | { type: 'boolean' } ? true : false;

/** Returns false, or a promise of it, to reject the argument; anything else accepts it. */
export type Callback<T> = (argument: T) => unknown;

type CallbacksOf<Callbacks> = {
  readonly [K in keyof Callbacks]: Callbacks[K] extends { takes: infer T extends string }
    ? Callback<TypeOf<T>> | undefined
    : never;
};

/** The props that a component receives from its contract. */
export type PropsOf<C extends Contract> = {
  readonly [K in keyof C['attributes']]: IsSure<C['attributes'][K]> extends true
    ? ValueOf<C['attributes'][K]>
    : ValueOf<C['attributes'][K]> | undefined;
} & CallbacksOf<NonNullable<C['callbacks']>>;

type RequiredOf<C extends Contract> = {
  [K in keyof C['attributes']]: C['attributes'][K] extends { required: true } ? K : never;
}[keyof C['attributes']];

/** Attributes that a template writes, by property name. */
export type WrittenOf<C extends Contract> = {
  readonly [K in RequiredOf<C>]: ValueOf<C['attributes'][K]>;
} & {
  readonly [K in Exclude<keyof C['attributes'], RequiredOf<C>>]?: ValueOf<C['attributes'][K]> | undefined;
};

export type EventsOf<C extends Contract> = NonNullable<C['events']>;

/** The detail of an event: `{}` when the contract names no field. */
export type DetailOf<E> = E extends { detail: infer D extends Readonly<Record<string, string>> }
  ? { [K in keyof D]: TypeOf<D[K]> }
  : Record<string, never>;
