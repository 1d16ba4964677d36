/** What the widgets' own stylesheets add to the base style, for the floor's one file. */
const rules = `
ap-poll label { cursor: pointer }
ap-poll label[data-selected] { border-color: var(--ap-brand); background: var(--ap-tint) }
ap-poll input { appearance: none; grid-area: mark; width: 22px; height: 22px; margin: 0; border: 2px solid var(--ap-edge); border-radius: 50%; background: var(--ap-raised) }
ap-poll input:checked { border-color: var(--ap-brand); background: radial-gradient(circle, var(--ap-brand) 0 45%, transparent 50%) }
ap-poll input:focus-visible { outline: 3px solid var(--ap-focus); outline-offset: 3px }
ap-share-bar [aria-expanded] span:first-child { width: 1em; text-align: center }
`;

export function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
