import type { ReactNode } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { Html } from '../../src/content/html.tsx';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useFocusRendered, useHost } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import type { Resource } from '../../src/element/use-resource.ts';
import { Button } from '../../src/ui/button.tsx';
import { Retry } from '../../src/ui/retry.tsx';
import { useFocusOnUnmount } from '../../src/ui/use-focus-on-unmount.ts';
import { contract } from './gate.element.ts';
import { texts as ownTexts } from './gate.texts.ts';
import { useFragment, useGate } from './use-gate.ts';

/** Gate around server content that stays in place: gate.base.css shows or hides it by the `open` attribute. */
export function Gate(props: ElementProps<typeof contract>) {
  const gate = useGate(props);
  const fragment = useFragment(props.src, gate.isOpen);
  const texts = useTexts(ownTexts);
  const focus = useFocusRendered();
  const focusContent = () => focus('.ap-gate-content', { preventScroll: true });
  // content that is still loading has its own announcement
  const isShown = gate.isOpen && (fragment.status === 'ready' || fragment.status === 'none');
  const said = gate.isOpen ? isShown && texts['gate.opened'] : texts['gate.closed'];
  return (
    <>
      {gate.isOpen ? (
        <Content passFocus={() => focus('.ap-gate-access', { preventScroll: true })}>
          <Protected fragment={fragment} texts={texts} passFocus={focusContent} />
        </Content>
      ) : (
        <>
          <ServerContent name="logo">
            <span className="ap-gate-logo" aria-hidden="true" />
          </ServerContent>
          <ServerContent name="message">
            <p className="ap-gate-message">{texts[`gate.message-${props.template}`]}</p>
          </ServerContent>
          <Button className="ap-gate-access" onClick={gate.access} passFocus={focusContent}>
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

interface ContentProps {
  children: ReactNode;
  passFocus: () => void;
}

function Content({ children, passFocus }: ContentProps) {
  // a closed gate hides the server content too
  const content = useFocusOnUnmount<HTMLDivElement>(passFocus, useHost());
  return (
    <div className="ap-gate-content" ref={content} tabIndex={-1}>
      {children}
    </div>
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

export default defineElement(contract, Gate);
