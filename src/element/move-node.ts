type Movable = ParentNode & { moveBefore?(node: Node, before: Node | null): void };

/** Moves a node without reloading its content, where the browser can. */
export function moveNode(parent: Element, node: Node, before: Node | null): void {
  const target = parent as Movable & Element;
  if (target.moveBefore && parent.isConnected && node.isConnected) target.moveBefore(node, before);
  else {
    const { activeElement } = document;
    parent.insertBefore(node, before);
    if (activeElement instanceof HTMLElement && node.contains(activeElement))
      activeElement.focus({ preventScroll: true });
  }
}
