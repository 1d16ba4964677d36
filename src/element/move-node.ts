type Movable = ParentNode & { moveBefore?(node: Node, before: Node | null): void };

/** Moves a node without reloading its content, where the browser can. */
export function moveNode(parent: Element, node: Node, before: Node | null): void {
  const target = parent as Movable & Element;
  if (target.moveBefore && parent.isConnected && node.isConnected) target.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
