import { fieldsOf, text } from '../page/read-unknown.ts';
import type { MakeReport } from './measurement.types.ts';
import { mediaEnd, mediaProgress, mediaStart } from './media-reports.ts';
import { plainAddress, plainTerm } from './plain-data.ts';

/** Types of accounts of social networks. */
const networks = ['facebook', 'google', 'twitter', 'apple', 'rrss', 'social'];

const login: MakeReport = ({ user }) => {
  const type = text(fieldsOf(user).type);
  return { event: 'login', method: networks.includes(type) ? type : 'password' };
};

const share: MakeReport = ({ network, url }) => {
  const item = plainAddress(text(url));
  return { event: 'share', method: text(network), content_type: 'page', ...(item && { item_id: item }) };
};

const search: MakeReport = (detail) => {
  const term = plainTerm(text(detail.text));
  return { event: 'search', ...(term && { search_term: term }) };
};

const searched = new WeakMap<Element, string>();

/** A list also searches when a letter or a filter changes, which reports nothing. */
const searchInList: MakeReport = (detail, host) => {
  const term = text(detail.text).trim();
  const before = searched.get(host) ?? '';
  searched.set(host, term);
  return term && term !== before ? search(detail, host) : undefined;
};

/**
 * Reports by tag and event. No tag of the club is here, and no option of a vote, which may tell an opinion.
 * docs/services/measurement.md has the same table; a test compares them.
 */
export const measured: Readonly<Record<string, Readonly<Record<string, MakeReport>>>> = {
  'ap-cue-points': { 'ap-share': share },
  'ap-header': { 'ap-search-submit': search },
  'ap-index': { 'ap-search': searchInList },
  'ap-login': { 'ap-login-success': login },
  'ap-player': { 'ap-play': mediaStart, 'ap-timeupdate': mediaProgress, 'ap-ended': mediaEnd },
  'ap-poll': { 'ap-poll-vote': ({ pollId }) => ({ event: 'vote', poll_id: text(pollId) }) },
  'ap-register': { 'ap-register-success': () => ({ event: 'sign_up', method: 'form' }) },
  'ap-share-bar': { 'ap-share': share },
};
