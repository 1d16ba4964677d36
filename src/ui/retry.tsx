import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { usePassFocus } from './use-pass-focus.ts';

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
export function Retry({ text, label, onRetry, isBusy, isRetrying, passFocus, className }: Props) {
  const block = usePassFocus<HTMLDivElement>(passFocus);
  return (
    <div className={className} ref={block}>
      {isRetrying ? <div className="ap-alert">{text}</div> : <Alert>{text}</Alert>}
      <Button quiet isBusy={isBusy || isRetrying} onClick={() => isRetrying || onRetry()}>
        {label}
      </Button>
    </div>
  );
}
