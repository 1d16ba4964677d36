import type { ComponentProps } from 'react';
import { useFocusOnUnmount } from './use-focus-on-unmount.ts';

interface Props extends ComponentProps<'button'> {
  /** Beside what is more important. */
  quiet?: boolean;
  /** Words that can be pressed, without a frame. */
  plain?: boolean;
  /** Its action is running. */
  isBusy?: boolean | undefined;
  /** Called when the button disappears with the focus: focuses the replacement. */
  passFocus?: (() => void) | undefined;
}

/** A button of the library; what sends a form is `SubmitButton` of src/forms. */
export function Button({
  quiet = false,
  plain = false,
  isBusy = false,
  passFocus,
  className,
  ...props
}: Props) {
  const button = useFocusOnUnmount(passFocus);
  const classes = [plain ? 'ap-plain' : 'ap-button', quiet && 'ap-quiet', className]
    .filter(Boolean)
    .join(' ');
  return (
    <button type="button" ref={button} aria-disabled={isBusy || undefined} {...props} className={classes} />
  );
}
