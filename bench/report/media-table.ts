import { type FilmPage, filmPages, type MediaCost, type MediaVisit, type Moment } from '../measure/media.ts';
import { playerPages } from '../peers/players.ts';
import { median, medianRatio } from '../statistics.ts';
import { number, table } from './markdown.ts';

const nameOf = (page: FilmPage) =>
  page === 'ours' ? '**the demo’s page of a video**' : playerPages[page].name;

/** Two tables: pages about one film, and pages on which a player is one thing among others. */
export function mediaTable({ embedded, film }: MediaCost): string {
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
  const others = Object.entries({ 'no film': embedded.without, 'our player': embedded.player }).map(
    ([name, visits]) => [name, ...bytes(visits), figure(visits, ({ firstFrame }) => firstFrame)],
  );
  const otherHead = ['a player among other things', ...bytesHead, 'ms from the press'];
  return `${table([filmHead, ...films])}\n\n${table([otherHead, ...others])}`;
}
