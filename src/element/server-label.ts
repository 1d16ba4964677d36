/** Visible text of the server content without slots: the label of the widget. */
export function serverLabel(host: Element): string {
  const isLabel = ({ parentElement }: Node) =>
    !host.contains(parentElement?.closest('[slot], script, [data-ap-mount], .ap-visually-hidden') ?? null);
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) if (isLabel(walker.currentNode)) text += walker.currentNode.nodeValue;
  return text.replace(/\s+/g, ' ').trim();
}
