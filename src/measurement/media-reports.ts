import { text } from '../page/read-unknown.ts';
import type { MakeReport, Report } from './measurement.types.ts';

/** Percentages that Google Analytics reports of videos. */
const STEPS = [10, 25, 50, 75];

/** Greatest step reported of a playback; 0 since its start. */
const playbacks = new WeakMap<Element, number>();

/** Another content begins in the players of an element: its start is reported again. */
export function forgetPlayback(element: Element): void {
  for (const player of element.querySelectorAll('ap-player')) playbacks.delete(player);
}

/** Length in seconds; undefined for broadcasts and frames of other sites. */
function durationOf(host: HTMLElement): number | undefined {
  const media = host.querySelector<HTMLMediaElement>('video, audio');
  return media && Number.isFinite(media.duration) ? media.duration : undefined;
}

function reportOf(event: Report['event'], host: HTMLElement, more: Record<string, number> = {}): Report {
  const duration = durationOf(host);
  const title = text(host.getAttribute('media-title'));
  return {
    event,
    content_type: host.getAttribute('type')?.startsWith('audio') ? 'audio' : 'video',
    ...(title && { video_title: title }),
    ...(duration !== undefined && { video_duration: Math.round(duration) }),
    ...more,
  };
}

/** Reports the start once, not each time that playback resumes. */
export const mediaStart: MakeReport = (_detail, host) => {
  if (playbacks.has(host)) return undefined;
  playbacks.set(host, 0);
  return reportOf('video_start', host);
};

/** Reports each step once. After a jump forwards, only the last of the passed steps counts. */
export const mediaProgress: MakeReport = ({ seconds }, host) => {
  const duration = durationOf(host);
  const before = playbacks.get(host);
  if (!duration || before === undefined || typeof seconds !== 'number') return undefined;
  const step = STEPS.findLast((percent) => seconds >= (duration * percent) / 100) ?? 0;
  if (step <= before) return undefined;
  playbacks.set(host, step);
  return reportOf('video_progress', host, { video_percent: step, video_current_time: Math.round(seconds) });
};

export const mediaEnd: MakeReport = (_detail, host) => {
  if (!playbacks.delete(host)) return undefined;
  return reportOf('video_complete', host, { video_percent: 100 });
};
