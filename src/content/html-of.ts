/** An element as html, to be kept. What is kept comes into a page again behind the sanitiser (W-04). */
export const htmlOf = (element: Element): string => element.outerHTML;
