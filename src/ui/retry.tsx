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
  className?: string | undefined;
}

/** What could not be had, and the button that tries again. */
export function Retry({ text, label, onRetry, isBusy = false, className }: Props) {
  return (
    <div className={className}>
      <Alert>{text}</Alert>
      <Button quiet isBusy={isBusy} onClick={onRetry}>
        {label}
      </Button>
    </div>
  );
}
