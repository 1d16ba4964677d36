import { useListener } from '../element/use-listener.ts';

/** Makes the browser ask before leaving the page, while typed data would be lost. */
export function useLeaveWarning(isDirty: boolean): void {
  useListener(window, 'beforeunload', (event) => event.preventDefault(), { isOn: isDirty });
}
