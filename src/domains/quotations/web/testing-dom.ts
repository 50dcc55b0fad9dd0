import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** So much of a document that React can draw into it; nothing of it can be seen or pressed. */
class FakeNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: unknown;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly style = {};
  readonly childNodes: FakeNode[] = [];
  parentNode: FakeNode | null = null;
  nodeValue = '';

  constructor(nodeType: number, nodeName: string, ownerDocument: unknown) {
    this.nodeType = nodeType;
    this.nodeName = nodeName.toUpperCase();
    this.ownerDocument = ownerDocument;
  }

  get tagName(): string {
    return this.nodeName;
  }

  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }

  set textContent(_text: string) {
    this.childNodes.length = 0;
  }

  appendChild(node: FakeNode): void {
    this.insertBefore(node, null);
  }

  insertBefore(node: FakeNode, next: FakeNode | null): void {
    node.parentNode?.removeChild(node);
    const at = next ? this.childNodes.indexOf(next) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }

  removeChild(node: FakeNode): void {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }

  setAttribute(): void {}
  removeAttribute(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** Draws it as a page does, with its state, and draws anew what changes inside `act`. */
export function draw(node: ReactNode): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  const fake = {
    nodeType: 9,
    activeElement: null,
    addEventListener: () => undefined,
    createElement: (name: string): FakeNode => new FakeNode(1, name, fake),
    createElementNS: (_space: string, name: string): FakeNode => new FakeNode(1, name, fake),
    createTextNode: (): FakeNode => new FakeNode(3, '#text', fake),
  };
  const root = createRoot(fake.createElement('div') as unknown as Element);
  act(() => root.render(node));
}
