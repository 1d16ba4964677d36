/** What the server's content of a tag says to who sees it, without slots: the label of what is drawn in its place. */
export function serverLabel(host: Element): string {
  const isLabel = ({ parentElement }: Node) =>
    !host.contains(parentElement?.closest('[slot], script, [data-ap-mount], .ap-visually-hidden') ?? null);
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) if (isLabel(walker.currentNode)) text += walker.currentNode.nodeValue;
  return text.replace(/\s+/g, ' ').trim();
}
