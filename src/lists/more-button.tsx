import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface Props {
  /** Why there are no more: then the button tries again. */
  failure: string | undefined;
  /** Class of an error with its button. */
  className: string | undefined;
  label: string;
  isBusy?: boolean;
  onPress(): void;
  /** Called when it has gone with the focus. */
  passFocus?: (() => void) | undefined;
}

/** Goes on with a list, or tries that again: one and the same button, so that who has pressed it keeps the focus. */
export function MoreButton({ failure, className, label, isBusy = false, onPress, passFocus }: Props) {
  return (
    <div className={failure && className}>
      {failure && <Alert>{failure}</Alert>}
      <Button quiet isBusy={isBusy} onClick={onPress} passFocus={passFocus}>
        <span>{label}</span>
      </Button>
    </div>
  );
}
