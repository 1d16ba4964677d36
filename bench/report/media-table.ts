import {
  type FilmPage,
  filmPages,
  type MediaCost,
  type MediaVisit,
  type Moment,
  type OtherMedia,
} from '../measure/media.ts';
import { playerPages } from '../peers/players.ts';
import { median, medianRatio } from '../statistics.ts';
import { number, table } from './markdown.ts';

const nameOf = (page: FilmPage) =>
  page === 'ours' ? '**the demo’s page of a video**' : playerPages[page].name;

const otherNames: Record<OtherMedia, string> = {
  live: '**live, on a quiet page**',
  liveEarly: '**live, as soon as it can be pressed**',
  liveHlsJs: 'live by hls.js, on a quiet page',
  audio: '**an audio, on a quiet page**',
  audioEarly: '**an audio, as soon as it can be pressed**',
  audioNative: 'an audio by the browser, on a quiet page',
  audioNativeEarly: 'the same, as soon as it can be pressed',
  next: '**the next chapter, from the end of the countdown**',
};

/** Tables of pages about one film, of pages on which a player is one thing among others, and of other media. */
export function mediaTable({ embedded, film, others }: MediaCost): string {
  const figure = (visits: readonly MediaVisit[], read: (visit: MediaVisit) => number) =>
    number(median(visits.map(read)));
  const bytes = (visits: readonly MediaVisit[]) => [
    figure(visits, ({ codeBefore }) => codeBefore),
    figure(visits, ({ mediaBefore }) => mediaBefore),
    figure(visits, ({ codeAfter }) => codeAfter),
    figure(visits, ({ mediaAfter }) => mediaAfter),
  ];
  const bytesHead = ['code before', 'film before', 'code by the press', 'film by then'];
  const times = (moment: Moment, page: FilmPage, read: (visit: MediaVisit) => number) =>
    film[moment][page].map(read);
  const ratio = (page: FilmPage) =>
    medianRatio(
      times('quiet', 'ours', ({ firstFrame }) => firstFrame),
      times('quiet', page, ({ firstFrame }) => firstFrame),
    );
  const films = filmPages.map((page) => {
    const { quiet, early } = { quiet: film.quiet[page], early: film.early[page] };
    return [
      nameOf(page),
      figure(quiet, ({ firstFrame }) => firstFrame),
      page === 'ours' ? '' : number(ratio(page), 2),
      figure(early, ({ shown }) => shown),
      ...bytes(quiet),
    ];
  });
  const filmHead = [
    'a page about one film',
    'quiet: ms from the press',
    'ours ×',
    'early: ms from navigation',
    ...bytesHead,
  ];
  const more = Object.entries(others).map(([name, visits]) => [
    otherNames[name as OtherMedia],
    figure(visits, ({ firstFrame }) => firstFrame),
    figure(visits, ({ shown }) => shown),
  ]);
  const moreHead = ['other media', 'ms from the press', 'ms from navigation'];
  const amongOthers = Object.entries({ 'no film': embedded.without, 'our player': embedded.player }).map(
    ([name, visits]) => [name, ...bytes(visits), figure(visits, ({ firstFrame }) => firstFrame)],
  );
  const otherHead = ['a player among other things', ...bytesHead, 'ms from the press'];
  return `${table([filmHead, ...films])}\n\n${table([otherHead, ...amongOthers])}\n\n${table([moreHead, ...more])}`;
}
