/** Declares types of the package, which its `exports` do not expose. */
declare module 'dom-accessibility-api' {
  export function getRole(element: Element): string | null;
  export function computeAccessibleName(element: Element): string;
}
