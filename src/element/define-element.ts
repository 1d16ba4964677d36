import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { recordError } from '../errors/record-error.ts';
import type { Definition } from '../loader/loader.types.ts';
import { commonAttributes } from './common-attributes.contract.ts';
import { type Attribute, attributeName, type Contract, type PropsOf } from './contract.ts';
import { queueFirstRender } from './first-renders.ts';
import { type Common, exposedValue } from './host.ts';
import { dataName, readHostValue } from './host-values.ts';
import { inHost } from './in-host.tsx';
import { isPasted } from './is-pasted.ts';
import { provideParts } from './load-part.ts';
import { addMountNode, removeMount } from './mount-node.ts';
import { CONNECTED, CONTEXT, PROPS, type R2wcElement, RENDER } from './r2wc-element.ts';
import { warnAttribute, warnEditor } from './warn.ts';
import { stopWaiting, whenNear } from './when-near.ts';

/** Reports a failed render. The error's message may contain page data: it stays in the console (HTTP-17). */
function recordFailure(host: HTMLElement, error: unknown): void {
  const code = error instanceof Error ? error.name : 'error';
  const message = `${host.localName} could not be drawn: ${code}`;
  recordError({ tag: host.localName, phase: 'render', code, type: 'script', message });
  console.error(`<${host.localName}>`, error);
}

/**
 * A key that is held presses once: what has got the focus meanwhile, in a dialog that opened or a bar that came, has not been
 * pressed.
 */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isControl = (event.target as Element).closest?.('[data-ap-state] :is(a, button, summary)');
  if (event.repeat && event.key === 'Enter' && isControl) event.preventDefault();
}

/** Props of a component. It reads the attributes common to all tags with `useSite` and `useTexts`. */
export type ElementProps<C extends Contract> = PropsOf<C>;

export interface ElementOptions {
  /** Delays the first render of a distant host until it comes near the viewport, for tags that a page has many of. */
  mayWait?: () => boolean;
}

/** Prefix of React's ids, which count from zero in each copy of the bundle and must differ. */
const identifierPrefix = Math.random().toString(36).slice(2, 6);

/** Maximum of new renders of a widget after the page's translation has moved nodes under React. */
const MAX_REDRAWN = 2;

/**
 * Makes a custom element of a component (BEY-25, DEL-02). Adds to r2wc: values read on render, with warnings; typed
 * JSON from properties, scripts or attributes; properties set before definition; one render for many changes; shared
 * first renders; state that survives a move; contained failures; server content beside the widget.
 * The chunk exports the result, and the loader defines it once its styles are loaded.
 */
export function defineElement<const C extends Contract>(
  contract: C,
  component: ComponentType<ElementProps<C>>,
  { mayWait = () => false }: ElementOptions = {},
): Definition {
  const attributes: Record<string, Attribute> = { ...commonAttributes, ...contract.attributes };
  const names = Object.keys(attributes);
  const callbacks = contract.callbacks ?? {};
  const properties = [...names, ...Object.keys(callbacks)];
  const hasNoText = (name: string) => name in callbacks || attributes[name]?.type === 'json';
  const ReactComponent = inHost(component as ComponentType<object>);
  // no props: its accessors would hide the DOM's own `title` or `hidden`
  const Base = r2wc(ReactComponent, { props: {} }) as new () => R2wcElement;
  const jsonAttributes = names.filter(hasNoText).map(attributeName);
  const attributeFilter = names.map(attributeName).flatMap((name) => [name, dataName(name)]);
  // an observer, since the element's own callback runs for each existing attribute, which is slow with many hosts
  const attributeChanges = new MutationObserver((records) => {
    for (const { target } of records) (target as R2wcElement)[RENDER]();
  });

  class ApElement extends Base {
    /** Contract with the common attributes, for the check of editors' mistakes. */
    static readonly contract: Contract = { ...contract, attributes };
    /** Values set by script; they win over the markup. */
    readonly #own: Record<string, unknown> = {};
    #renderQueued = false;
    /** True until the host comes near the viewport: it is not rendered before, and then reads its current values. */
    #isFar = false;
    /** Repair of the parsed markup; nothing is rendered while it runs. */
    #mended: 'no' | 'being' | 'done' = 'no';
    #timesRedrawn = 0;

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
      const isFlag = type === 'boolean';
      if (value === null || value === undefined || (isFlag && !initial && !value))
        this.removeAttribute(attribute);
      // '' means true, even after the page has written "false"
      else if (isFlag) this.setAttribute(attribute, initial ? String(Boolean(value)) : '');
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
      const { site, langOverrides, ...own } = Object.fromEntries(
        properties.map((name) => [name, this.#get(name)]),
      );
      this[PROPS] = { host: this, common: { site, langOverrides } as Common, own };
    }

    override connectedCallback() {
      this[CONNECTED] = true;
      if (this.container || !mayWait()) this[RENDER]();
      else this.#waitUntilNear();
    }

    #waitUntilNear() {
      this.#isFar = true;
      this.dataset.apState = 'waiting'; // a clone has the state of its original
      whenNear(this, () => {
        this.#isFar = false;
        this[RENDER]();
      });
    }

    /** Checks required attributes; without one the server content stays, and the editor is warned. */
    #isComplete(): boolean {
      const missing = names.filter((name) => {
        const required = attributes[name]?.required;
        const isRequired = required === true || required?.includes(this.#get(required[0]) as string);
        return isRequired && this.#get(name) === undefined;
      });
      for (const name of missing.filter((name) => !this.hasAttribute(attributeName(name))))
        warnEditor(this, `<${contract.tag}>: falta ${attributeName(name)}, que és obligatori.`);
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
        if (!this.container) return;
        super.disconnectedCallback();
        this.#leave();
        this.dataset.apState = 'waiting';
      });
    }

    /** Queues one render for all changes that a script makes in one go, including the first render. */
    override [RENDER]() {
      if (this.#renderQueued || this.#isFar || this.#mended === 'being' || !this[CONNECTED]) return;
      this.#renderQueued = true;
      queueMicrotask(() => {
        this.#renderQueued = false;
        if (!this[CONNECTED]) return;
        if (!this.container) {
          if (this.#mended === 'no' && isPasted(this, jsonAttributes)) return this.#mend();
          attributeChanges.observe(this, { attributeFilter });
          if (!this.#isComplete()) return;
          this.#enter();
        }
        this.#readProps();
        // changes before the queued first render need no render of their own: it reads them
        if (this[CONTEXT]) super[RENDER]();
      });
    }

    /** if the part fails to load, the host stays as it is and the loader reports it */
    async #mend() {
      this.#mended = 'being';
      this.dataset.apState = 'loading';
      const mending = import('./pasted/mend.part.ts');
      await mending.then(({ default: mend }) => mend(this, contract.content === 'fallback')).catch(() => {});
      this.#mended = 'done';
      this[RENDER]();
    }

    #enter() {
      const container = addMountNode(this);
      this.container = container;
      queueFirstRender(this, () => {
        if (this.container !== container) return;
        const root = createRoot(container, {
          identifierPrefix,
          onUncaughtError: (error) => this.container === container && this.#fail(error),
        });
        this[CONTEXT] = { root, ReactComponent };
        super[RENDER]();
      });
    }

    #leave() {
      if (this.container) removeMount(this.container);
      this.container = undefined;
      this[CONTEXT] = undefined;
    }

    /** Renders the widget anew when a translator has moved nodes; any other failure restores the server content. */
    #fail(error: unknown) {
      const isMoved = error instanceof DOMException && error.name === 'NotFoundError';
      this[CONTEXT] = undefined;
      if (isMoved && this.#timesRedrawn++ < MAX_REDRAWN) return this.#enter();
      this.dataset.apState = 'failed';
      // a later change of attributes starts again
      this.#leave();
      recordFailure(this, error);
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
      document.addEventListener('keydown', ignoreHeldEnter, true);
      if (!customElements.get(contract.tag)) customElements.define(contract.tag, ApElement);
    },
  };
}
