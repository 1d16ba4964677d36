/**
 * Field metric with the tag that caused it (BEY-32). Contains nothing about the reader, pressed elements or the
 * address.
 */
export interface Metric {
  kind: 'layout-shift' | 'slow-interaction' | 'failed-load';
  /** Name of the tag; missing if the page or another script was the cause, or a tag before this part was loaded. */
  tag?: string;
  /** Score of the shift (Layout Instability API), ms from a press to the next paint, or 1 for a failed load. */
  value: number;
}
