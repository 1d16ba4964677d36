import type { Definition } from '../loader/loader.types.ts';
import { becomeReady } from './become-ready.ts';
import type { Contract } from './contract.ts';
import { type ElementOptions, type ElementProps, makeElement } from './define-element.ts';
import { addMountNode, removeMount } from './mount-node.ts';
import { showFailure } from './renderer.tsx';

/** A widget of which a page has many and that is one control: drawn with the DOM itself (docs/decisions/roots.md). */
export interface PlainWidget<Props> {
  /** Called at once, and for every change of the attributes. */
  update(props: Props): void;
  /** Forgets all that it listens to. */
  remove(): void;
}

/** Begins a widget in its mount node; an error takes this widget away and no other. */
export type DrawPlain<Props> = (host: HTMLElement, container: HTMLElement) => PlainWidget<Props>;

interface Plain<Props> {
  host: HTMLElement;
  container: HTMLElement;
  /** Undefined where it could not be drawn: other attributes are another chance. */
  widget?: PlainWidget<Props>;
}

/** Makes a custom element of a plain widget, with all that `defineElement` promises of a component. */
export function definePlainElement<const C extends Contract>(
  contract: C,
  draw: DrawPlain<ElementProps<C>>,
  options?: ElementOptions,
): Definition {
  type Props = ElementProps<C>;

  function show(plain: Plain<Props>, props: Props): void {
    const { host, container } = plain;
    try {
      plain.widget ??= draw(host, container);
      plain.widget.update(props);
      becomeReady(host);
    } catch (error) {
      plain.widget?.remove();
      delete plain.widget;
      showFailure(host, container, error);
    }
  }

  return makeElement<C, Plain<Props>>(
    contract,
    {
      mount(container, props) {
        const plain = { host: container.parentElement as HTMLElement, container };
        show(plain, props);
        return plain;
      },
      update(plain, props) {
        if (!plain.widget) plain.container = addMountNode(plain.host);
        show(plain, props);
      },
      unmount({ widget, container }) {
        widget?.remove();
        removeMount(container);
      },
    },
    options,
  );
}
