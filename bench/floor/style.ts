/** Rules that the widgets' own stylesheets add to the base style, bundled in one file for the floor. */
const rules = `
ap-share-bar [aria-expanded] span:first-child { width: 1em; text-align: center }
`;

export function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
