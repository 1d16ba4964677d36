import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Beside what is more important. */
  quiet?: boolean;
  /** Words that can be pressed, without a frame. */
  plain?: boolean;
  /** What it does is under way. */
  isBusy?: boolean | undefined;
}

/** A button of the library; what sends a form is `SubmitButton` of src/forms. */
export function Button({ quiet = false, plain = false, isBusy = false, className, ...props }: Props) {
  const classes = [plain ? 'ap-plain' : 'ap-button', quiet && 'ap-quiet', className]
    .filter(Boolean)
    .join(' ');
  return <button type="button" aria-disabled={isBusy || undefined} {...props} className={classes} />;
}
