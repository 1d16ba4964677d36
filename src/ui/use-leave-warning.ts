import { useListener } from '../element/use-listener.ts';

/** The browser asks before the page is left, as long as that would lose something that was typed. */
export function useLeaveWarning(isDirty: boolean): void {
  useListener(window, 'beforeunload', (event) => event.preventDefault(), { isOn: isDirty });
}
