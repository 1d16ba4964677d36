/**
 * Field metric with the tag that caused it (BEY-32). Contains nothing about the reader, pressed elements or the
 * address.
 */
export interface Metric {
  kind: 'layout-shift' | 'slow-interaction' | 'failed-load';
  /** Name of the tag; missing where the page or another script was the cause, or a tag before this part of the library was there. */
  tag?: string;
  /** Score of the shift (Layout Instability API), ms from the press to the next picture, or 1 for a load that failed. */
  value: number;
}
