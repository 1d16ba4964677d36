import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { contract } from './side-bar.element.ts';
import { useSideBar } from './use-side-bar.ts';

/** Renders nothing visible: the bar's content stays in place, and CSS makes it sticky (SIDE-04). */
export function SideBar(props: ElementProps<typeof contract>) {
  useSideBar(props);
  return <span hidden />;
}

export default defineElement(contract, SideBar);
