import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { Html } from '../../src/content/html.tsx';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import type { Resource } from '../../src/element/use-resource.ts';
import { Button } from '../../src/ui/button.tsx';
import { Retry } from '../../src/ui/retry.tsx';
import { contract } from './gate.element.ts';
import { texts as ownTexts } from './gate.texts.ts';
import { type Gate as GateModel, useFragment, useGate } from './use-gate.ts';

/** Gate around server content that stays in place: gate.base.css shows or hides it by the `open` attribute. */
export function Gate(props: ElementProps<typeof contract>) {
  const gate = useGate(props);
  const fragment = useFragment(props.src, gate.isOpen);
  const texts = useTexts(ownTexts);
  const focus = useGateFocus(gate);
  // content that is still loading has its own announcement
  const isShown = gate.isOpen && (fragment.status === 'ready' || fragment.status === 'none');
  const said = gate.isOpen ? isShown && texts['gate.opened'] : texts['gate.closed'];
  return (
    <>
      {gate.isOpen ? (
        <div className="ap-gate-content" ref={focus.content} tabIndex={-1}>
          <Protected fragment={fragment} texts={texts} passFocus={focus.toContent} />
        </div>
      ) : (
        <>
          <ServerContent name="logo">
            <span className="ap-gate-logo" aria-hidden="true" />
          </ServerContent>
          <ServerContent name="message">
            <p className="ap-gate-message">{texts[`gate.message-${props.template}`]}</p>
          </ServerContent>
          <Button ref={focus.access} className="ap-gate-access" onClick={gate.access}>
            {texts['gate.access']}
          </Button>
        </>
      )}
      <span className="ap-visually-hidden" role="status">
        {gate.hasChanged && said}
      </span>
    </>
  );
}

interface ProtectedProps {
  fragment: Resource<string>;
  texts: typeof ownTexts;
  passFocus: () => void;
}

function Protected({ fragment, texts, passFocus }: ProtectedProps) {
  const { status, data = '', isRetrying, retry } = fragment;
  if (status === 'ready') return <Html html={data} />;
  if (status === 'failed' || isRetrying)
    return (
      <Retry
        className="ap-gate-note"
        text={texts['gate.failed']}
        label={texts['gate.retry']}
        isRetrying={isRetrying}
        onRetry={retry}
        passFocus={passFocus}
      />
    );
  return (
    status === 'loading' && (
      <p className="ap-gate-note" role="status">
        {texts['gate.loading']}
      </p>
    )
  );
}

/** Moves the focus from the access button to the opened content, and from any content to the button. */
function useGateFocus({ isOpen }: GateModel) {
  const content = useRef<HTMLElement>(null);
  const access = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const host = useHost();
  const keep =
    <T extends HTMLElement>(place: RefObject<T | null>, whole = () => place.current) =>
    (element: T | null) => {
      // React calls this before it removes the element
      if (!element) hadFocus.current = whole()?.contains(document.activeElement) ?? false;
      place.current = element;
    };
  const toContent = () => content.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (hadFocus.current) (isOpen ? content : access).current?.focus({ preventScroll: true });
  }, [isOpen]);
  // a closed gate hides the server content too
  return { content: keep<HTMLElement>(content, () => host), access: keep(access), toContent };
}

export default defineElement(contract, Gate);
