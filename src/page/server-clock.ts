/** Milliseconds from the device clock to the server clock; 0 while no answer has shown a difference. */
export const serverClock = { offset: 0 };

/** Event of the window after each correction of the clock. */
export const CLOCK_EVENT = 'ap-clock';

/** Current server time in milliseconds, for comparisons with times that the server has written. */
export const serverNow = (): number => Date.now() + serverClock.offset;
