import type { ComponentProps } from 'react';

/** Error message, announced on appearance. Another `key` announces the same text again. */
export function Alert({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={className ? `ap-alert ${className}` : 'ap-alert'} role="alert" />;
}
