/** Use of a widget, with the names that Google Analytics 4 recommends; `vote` is our own. */
export interface Report {
  event:
    | 'login'
    | 'search'
    | 'share'
    | 'sign_up'
    | 'video_complete'
    | 'video_progress'
    | 'video_start'
    | 'vote';
  /** Parameters, as `method` or `video_percent`. */
  [parameter: string]: string | number;
}

/** Converts the detail of an event to a report; undefined if there is nothing to report. */
export type MakeReport = (detail: Readonly<Record<string, unknown>>, host: HTMLElement) => Report | undefined;
