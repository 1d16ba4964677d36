import type { ComponentProps } from 'react';

/** What went wrong, read aloud when it comes. With another `key` each time, the same twice is said twice. */
export function Alert({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={className ? `ap-alert ${className}` : 'ap-alert'} role="alert" />;
}
