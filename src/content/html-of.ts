/** Html of an element, for storage. It passes the sanitiser before it enters a page again (W-04). */
export const htmlOf = (element: Element): string => element.outerHTML;
