// A translation of the browser, and many an extension, replaces text nodes or moves them into elements of its own.
// React then throws when it removes such a node, or inserts one before it (facebook/react#11538). Here it goes on; a
// text that changes beside others is in an element of its own, because React changes the text of an element, but would
// change that of the lost node.
// eslint-disable-next-line @typescript-eslint/unbound-method -- called with the node.
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode === this) return removeChild.call(this, child) as Child;
  child.parentNode?.removeChild(child);
  return child;
};
Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  child: Child,
  next: Node | null,
): Child {
  let place = next;
  while (place && place.parentNode !== this) place = place.parentNode;
  return insertBefore.call(this, child, place) as Child;
};
