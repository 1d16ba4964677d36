import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { contract } from './side-bar.element.ts';
import { useSideBar } from './use-side-bar.ts';

/** Nothing is seen of it: what is in the bar stays where the server has put it, and CSS keeps the bar in sight (SIDE-04). */
export function SideBar(props: ElementProps<typeof contract>) {
  useSideBar(props);
  return <span hidden />;
}

export default defineElement(contract, SideBar);
