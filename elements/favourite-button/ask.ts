import { mount, unmount, update } from '../../src/element/renderer.tsx';
import { loadPart } from '../../src/element/use-part.ts';
import type FavouriteAsk from './ask.part.tsx';
import type { AskProps } from './ask.types.ts';

export interface Ask {
  /** Draws what is asked beside the button; null when nothing is. */
  show(props: AskProps | null): void;
}

/** What is asked beside the button, a part of React's that is loaded when there is something to ask: most buttons never do. */
export function createAsk(host: HTMLElement, place: HTMLElement): Ask {
  let props: AskProps | null = null;
  let drawn: ReturnType<typeof mount> | undefined;

  async function begin() {
    try {
      const Component = await loadPart<typeof FavouriteAsk>('favourite-button/ask');
      if (!props || drawn) return;
      const node = host.ownerDocument.createElement('span');
      place.append(node);
      drawn = mount(node, Component, props, { host, onFail: () => props?.favourite.giveUp() });
    } catch {
      props?.favourite.giveUp();
    }
  }

  return {
    show(next) {
      const isNew = next && !props;
      props = next;
      if (drawn && next) update(drawn, next);
      else if (drawn) {
        unmount(drawn);
        drawn = undefined;
      } else if (isNew) begin();
    },
  };
}
