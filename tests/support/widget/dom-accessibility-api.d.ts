/** The package has types, but its list of exports does not lead to them. */
declare module 'dom-accessibility-api' {
  export function getRole(element: Element): string | null;
  export function computeAccessibleName(element: Element): string;
}
