/** Alert as the CMS supplies it (ALERT-03). */
export interface AlertData {
  id: string;
  title: string;
  text: string;
  link?: AlertLink | undefined;
  image?: AlertImage | undefined;
}

export interface AlertLink {
  href: string;
  rel?: string | undefined;
  target?: string | undefined;
  title?: string | undefined;
}

export interface AlertImage {
  url: string;
  alt?: string | undefined;
}

/** Reason for hiding an alert. */
export type HideReason = 'time' | 'close' | 'tab';
