import type { ComponentProps } from 'react';
import { useFocusOnUnmount } from './use-focus-on-unmount.ts';

interface Props extends ComponentProps<'button'> {
  /** Style for a less important action. */
  quiet?: boolean;
  /** Style without a frame, like a link. */
  plain?: boolean;
  /** Its action is running. */
  isBusy?: boolean | undefined;
  /** Called when the focused button is removed: focuses the replacement. */
  passFocus?: (() => void) | undefined;
}

/** Button of the library; forms are sent by `SubmitButton` of src/forms. */
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
