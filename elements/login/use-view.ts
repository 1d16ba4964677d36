import { type RefObject, useRef, useState } from 'react';
import { useEmit, useExpose } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { setPageAddress } from '../../src/page/set-page-address.ts';
import { contract } from './login.element.ts';

export type OtherView = 'recover' | 'pin-setup';

/** Hashes of the views. They are real links, for keyboards, sharing and Back (ROUTE-34). */
const hashes: Readonly<Record<OtherView, string>> = { recover: '#recuperar', 'pin-setup': '#crear-pin' };

export interface ViewModel {
  view: 'login' | OtherView;
  /** Address of the other view. */
  href: string;
  /** Focus target when the view changes. */
  headingRef: RefObject<HTMLDivElement | null>;
  /** Back to the login. */
  leave(): void;
}

const thisPage = () => location.href.replace(/#.*/, '');

/** Absolute address of a hash in this page: `#place` alone would be relative to `<base>` or the frame's parent. */
const placeAddress = (hash: string) =>
  readDocument('baseURI').replace(/#.*/, '') === thisPage() ? hash : thisPage() + hash;

/** Current view, kept in the address, so that Back leaves the other view (LOGIN-15, CLOG-09, CLOG-13). */
export function useView(other: OtherView): ViewModel {
  const emit = useEmit(contract);
  const hash = hashes[other];
  const [isOther, setIsOther] = useState(location.hash === hash);
  /** The previous history entry is the login. */
  const isFollowed = useRef(false);
  const headingRef = useRef<HTMLDivElement>(null);
  const view = isOther ? other : 'login';
  useExpose('view', view);

  useListener(window, 'hashchange', () => {
    isFollowed.current = location.hash === hash;
    setIsOther(isFollowed.current);
  });

  useOnChange(view, () => {
    headingRef.current?.focus();
    emit('ap-view-change', { view });
  });

  return {
    view,
    href: placeAddress(hash),
    headingRef,
    leave() {
      if (isFollowed.current) {
        history.back();
        return;
      }
      setPageAddress(thisPage(), 'replace');
      setIsOther(false);
    },
  };
}
