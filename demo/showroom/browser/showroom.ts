import { startControls } from './control-form.ts';
import { startEventLog } from './event-log.ts';
import { startFilter } from './filter.ts';
import { startFrames } from './frames.ts';
import { startSwitches } from './switches.ts';
import { startUsers } from './users.ts';

const main = document.querySelector<HTMLElement>('[data-tag]');
const frames = startFrames();

startFilter();
startSwitches(frames);
startUsers(frames);
if (main?.dataset.tag) {
  startControls(main, main.dataset.tag, frames);
  startEventLog(main, frames);
}
