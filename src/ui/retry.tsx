import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface Props {
  /** What went wrong. */
  text: string;
  /** Of the button. */
  label: string;
  onRetry(): void;
  /** It is being tried. */
  isBusy?: boolean;
  /** The same because of a press: another one does nothing, and failing again is said again. */
  isRetrying?: boolean;
  /** Called when this has gone with the focus in it: puts it on what has come. */
  passFocus?(): void;
  className?: string | undefined;
}

/** What could not be had, and the button that tries again. */
export function Retry(props: Props) {
  const { text, label, onRetry, isBusy = false, isRetrying = false, passFocus, className } = props;
  const block = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(() => {
    // still in the page; in a moment what takes its place is there
    if (passFocus && block.current?.contains(document.activeElement)) queueMicrotask(passFocus);
  });
  useLayoutEffect(() => () => leave(), []);
  return (
    <div className={className} ref={block}>
      {isRetrying ? <div className="ap-alert">{text}</div> : <Alert>{text}</Alert>}
      <Button quiet isBusy={isBusy || isRetrying} onClick={() => isRetrying || onRetry()}>
        {label}
      </Button>
    </div>
  );
}
