import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import type { Definition } from '../loader/loader.types.ts';
import { commonAttributes } from './common-attributes.ts';
import { type Attribute, attributeName, type Contract, type PropsOf } from './contract.ts';
import { exposedValue } from './host.ts';
import { readHostValue } from './host-values.ts';
import { addMountNode } from './mount-node.ts';
import { mount, unmount, update } from './renderer.tsx';
import { provideParts } from './use-part.ts';
import { warnAttribute } from './warn.ts';
import { stopWaiting, whenNear } from './when-near.ts';

/** Props that every component receives besides its own (src/element/common-attributes.ts). */
export type ElementProps<C extends Contract> = PropsOf<C> & {
  readonly site: string | undefined;
  readonly langOverrides: Readonly<Record<string, string>>;
};

/** The part of r2wc's class that ours builds on; its internals are symbols, so the version is pinned. */
const CONNECTED = Symbol.for('r2wc.connected');
const CONTEXT = Symbol.for('r2wc.context');
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');
interface R2wcElement extends HTMLElement {
  container: HTMLElement | undefined;
  [CONNECTED]: boolean;
  [CONTEXT]: object | undefined;
  [PROPS]: object;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

export interface ElementOptions {
  /** Of a tag that is on a page many times: a host that is far from the viewport is drawn when it comes near. */
  mayWait?: () => boolean;
}

/** What draws the widgets of a tag, each in its mount node. */
export interface Renderer<Mounted, Props> {
  mount(container: HTMLElement, props: Props): Mounted;
  update(mounted: Mounted, props: Props): void;
  unmount(mounted: Mounted): void;
}

/** Makes a custom element of a component. */
export const defineElement = <const C extends Contract>(
  contract: C,
  component: ComponentType<ElementProps<C>>,
  options?: ElementOptions,
): Definition =>
  makeElement(
    contract,
    {
      mount: (container, props) => mount(container, component as ComponentType<never>, props),
      update,
      unmount,
    },
    options,
  );

/**
 * Makes a custom element (BEY-25, DEL-02). Over r2wc it adds: values read when drawing, with
 * warnings; typed JSON from properties, scripts or attributes; properties set before definition; one render
 * for many changes; state that survives a move; clean-up; server content beside the widget.
 * The result is exported by the chunk, and the loader defines it once its styles are there.
 */
export function makeElement<const C extends Contract, Mounted extends object>(
  contract: C,
  renderer: Renderer<Mounted, ElementProps<C>>,
  { mayWait = () => false }: ElementOptions = {},
): Definition {
  const attributes: Record<string, Attribute> = { ...commonAttributes, ...contract.attributes };
  const names = Object.keys(attributes);
  const callbacks = contract.callbacks ?? {};
  const properties = [...names, ...Object.keys(callbacks)];
  const hasNoText = (name: string) => name in callbacks || attributes[name]?.type === 'json';
  const Base = r2wc<object, Mounted>(
    // r2wc only hands a component on, and the renderer has its own
    () => null,
    // its accessors would hide the DOM's own `title` or `hidden`
    { props: {} },
    {
      mount: (container, _, props) => renderer.mount(container, props as ElementProps<C>),
      update: (mounted, props) => renderer.update(mounted, props as ElementProps<C>),
      unmount: (mounted) => renderer.unmount(mounted),
    },
  ) as new () => R2wcElement;
  const attributeFilter = names.map(attributeName);
  // the element's own callback is called for each attribute that a host has already, which on a page of many hosts takes long
  const attributeChanges = new MutationObserver((records) => {
    for (const { target } of records) (target as R2wcElement)[RENDER]();
  });

  class ApElement extends Base {
    /** Values set by script; they win over the markup. */
    readonly #own: Record<string, unknown> = {};
    #renderQueued = false;
    /** Not drawn before it comes near: what changes until then is read then. */
    #isFar = false;

    constructor() {
      super();
      this[CONNECTED] = false;
      this.container = undefined;
      for (const name of properties) this.#adoptEarlyProperty(name);
    }

    #adoptEarlyProperty(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const early = this as Record<string, unknown>;
      const value = early[name];
      delete early[name];
      if (hasNoText(name)) this.#keep(name, value);
      else queueMicrotask(() => this.#set(name, value));
    }

    #get(name: string): unknown {
      if (name in this.#own) return this.#own[name];
      const attribute = attributes[name];
      return attribute && readHostValue(this, attributeName(name), attribute);
    }

    #keep(name: string, value: unknown) {
      delete this.#own[name];
      if (value === undefined || value === null) return;
      if (name in callbacks && typeof value !== 'function')
        warnAttribute(this, name, String(value), 'una funció');
      else this.#own[name] = value;
    }

    #set(name: string, value: unknown) {
      if (hasNoText(name)) {
        this.#keep(name, value);
        this[RENDER]();
        return;
      }
      const attribute = attributeName(name);
      const { type, default: initial } = attributes[name] as Attribute;
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else if (type === 'boolean' && initial) this.setAttribute(attribute, String(Boolean(value)));
      else if (type === 'boolean') this.toggleAttribute(attribute, Boolean(value));
      else this.setAttribute(attribute, Array.isArray(value) ? value.join(' ') : String(value));
    }

    static accessor(name: string): PropertyDescriptor & ThisType<ApElement> {
      return {
        configurable: true,
        enumerable: true,
        get() {
          return this.#get(name);
        },
        set(value) {
          this.#set(name, value);
        },
      };
    }

    #readProps() {
      this[PROPS] = Object.fromEntries(properties.map((name) => [name, this.#get(name)]));
    }

    override connectedCallback() {
      this[CONNECTED] = true;
      if (this[CONTEXT] || !mayWait()) this[RENDER]();
      else this.#waitUntilNear();
    }

    #waitUntilNear() {
      this.#isFar = true;
      this.dataset.apState ??= 'waiting';
      whenNear(this, () => {
        this.#isFar = false;
        this[RENDER]();
      });
    }

    /** Without a required attribute the server content stays, and the editor is told. */
    #isComplete(): boolean {
      const missing = names.filter((name) => attributes[name]?.required && this.#get(name) === undefined);
      for (const name of missing.filter((name) => !this.hasAttribute(attributeName(name))))
        warnAttribute(this, attributeName(name), '', 'un valor, que és obligatori');
      if (missing.length) this.dataset.apState = 'failed';
      return missing.length === 0;
    }

    /** Called by `moveBefore`: nothing has to happen. */
    connectedMoveCallback() {}

    /** A host that is only moved is connected again in the same task, and keeps its state. */
    override disconnectedCallback() {
      this[CONNECTED] = false;
      setTimeout(() => {
        if (this.isConnected) return;
        stopWaiting(this);
        this.#isFar = false;
        if (!this[CONTEXT]) return;
        super.disconnectedCallback();
        this.dataset.apState = 'waiting';
      });
    }

    /** One render for all that a script does to the host in one go, the first one too. */
    override [RENDER]() {
      if (this.#renderQueued || this.#isFar || !this[CONNECTED]) return;
      this.#renderQueued = true;
      queueMicrotask(() => {
        this.#renderQueued = false;
        if (!this[CONNECTED]) return;
        if (!this[CONTEXT]) {
          attributeChanges.observe(this, { attributeFilter });
          if (!this.#isComplete()) return;
          this.container = addMountNode(this);
        }
        this.#readProps();
        super[RENDER]();
      });
    }
  }

  for (const name of properties)
    if (!(name in HTMLElement.prototype))
      Object.defineProperty(ApElement.prototype, name, ApElement.accessor(name));
  for (const name of Object.keys(contract.properties ?? {}))
    Object.defineProperty(ApElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return exposedValue(this, name);
      },
    });

  return {
    tag: contract.tag,
    define(loadPart) {
      provideParts(loadPart);
      if (!customElements.get(contract.tag)) customElements.define(contract.tag, ApElement);
    },
  };
}
