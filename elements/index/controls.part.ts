import { toNodes } from '../../src/content/view-dom.ts';
import { type ControlsData, controlsView } from './index-view.ts';

/** Renders the controls of a page whose server has written none. */
export default function makeControls(data: ControlsData): HTMLElement {
  const made = toNodes(controlsView(data));
  made.dataset.apMade = '';
  return made;
}
