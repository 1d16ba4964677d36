import { useRef } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { Html } from '../../src/content/html.tsx';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import type { Resource } from '../../src/element/use-resource.ts';
import { Button } from '../../src/ui/button.tsx';
import { Retry } from '../../src/ui/retry.tsx';
import { useFocusOnUnmount } from '../../src/ui/use-focus-on-unmount.ts';
import { contract } from './gate.element.ts';
import { texts as ownTexts } from './gate.texts.ts';
import { useFragment } from './use-fragment.ts';
import { useGate } from './use-gate.ts';

/** Gate around server content that stays in place: gate.base.css shows or hides it by the `open` attribute. */
export function Gate(props: ElementProps<typeof contract>) {
  const gate = useGate(props);
  const fragment = useFragment(props.src, gate.isOpen);
  const texts = useTexts(ownTexts);
  const host = useHost();
  const content = useRef<HTMLDivElement>(null);
  const focusContent = () => content.current?.focus({ preventScroll: true });
  const focusAccess = () =>
    host.querySelector<HTMLElement>('.ap-gate-access')?.focus({ preventScroll: true });
  // what is still on its way says so itself
  const isShown = gate.isOpen && (fragment.status === 'ready' || fragment.status === 'none');
  const said = gate.isOpen ? isShown && texts['gate.opened'] : texts['gate.closed'];
  return (
    <>
      {gate.isOpen ? (
        <div className="ap-gate-content" ref={content} tabIndex={-1}>
          <Protected
            fragment={fragment}
            texts={texts}
            focusContent={focusContent}
            focusAccess={focusAccess}
          />
        </div>
      ) : (
        <>
          <ServerContent name="logo">
            <span className="ap-gate-logo" aria-hidden="true" />
          </ServerContent>
          <ServerContent name="message">
            <p className="ap-gate-message">{texts[`gate.message-${props.template}`]}</p>
          </ServerContent>
          <Button passFocus={focusContent} className="ap-gate-access" onClick={gate.access}>
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
  focusContent(): void;
  /** Moves the focus out of the content, also of the server's, when the gate closes. */
  focusAccess(): void;
}

function Protected({ fragment, texts, focusContent, focusAccess }: ProtectedProps) {
  useFocusOnUnmount(focusAccess, useHost());
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
        passFocus={focusContent}
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

export default defineElement(contract, Gate);
