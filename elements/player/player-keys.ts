/** Action of a key, as common players define it. */
export type KeyAction =
  | { type: 'toggle' | 'mute' | 'full-screen' | 'captions' | 'begin' | 'end' }
  | { type: 'step'; seconds: number }
  | { type: 'louder'; by: number }
  | { type: 'part'; of: number };

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const ARROW = 5;
const LEAP = 10;
const LOUDER = 0.1;

/**
 * @param control focused control: Space itself presses a button, and arrow keys move a slider or a list
 */
export function keyAction(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  control: 'button' | 'time' | 'volume' | 'list' | 'other',
): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey || control === 'list') return undefined;
  if (/^\d$/.test(key)) return { type: 'part', of: Number(key) / 10 };
  switch (key.toLowerCase()) {
    case ' ':
      return control === 'button' ? undefined : { type: 'toggle' };
    case 'k':
      return { type: 'toggle' };
    case 'm':
      return { type: 'mute' };
    case 'f':
      return { type: 'full-screen' };
    case 'c':
      return { type: 'captions' };
    case 'j':
      return { type: 'step', seconds: -LEAP };
    case 'l':
      return { type: 'step', seconds: LEAP };
    case 'home':
      return control === 'volume' ? undefined : { type: 'begin' };
    case 'end':
      return control === 'volume' ? undefined : { type: 'end' };
    case 'arrowleft':
      return control === 'volume' ? undefined : { type: 'step', seconds: -ARROW };
    case 'arrowright':
      return control === 'volume' ? undefined : { type: 'step', seconds: ARROW };
    case 'arrowup':
      return control === 'time' ? { type: 'step', seconds: ARROW } : { type: 'louder', by: LOUDER };
    case 'arrowdown':
      return control === 'time' ? { type: 'step', seconds: -ARROW } : { type: 'louder', by: -LOUDER };
    default:
      return undefined;
  }
}
