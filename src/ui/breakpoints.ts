/** Widths in CSS px where layouts change (BP-01, BP-02). Each rule keeps its own comparison (BP-03). */
const MOBILE_MAX = 567;
const TABLET_MAX = 1100;

export type Device = 'mobile' | 'tablet' | 'desktop';

/** Returns the device class of a window by its `innerWidth`. */
export function deviceOf(width: number): Device {
  if (width <= MOBILE_MAX) return 'mobile';
  return width <= TABLET_MAX ? 'tablet' : 'desktop';
}
