import { expect, test } from 'vitest';
import { type PollData, pollTag, sample } from './poll.server.ts';

const print = (poll: PollData) => String(pollTag(poll));

const closed = { ...sample, active: false };

test('DEL-04 BEY-25 renders an open poll as a form with its options and without results', () => {
  const html = print(sample);
  expect(html).toContain('<form method="post" action="/vot/1">');
  expect(html.match(/<input type="radio" name="option" value="\d">/g)).toHaveLength(3);
  expect(html).toMatch(/1\.284 vots.*<button type="submit" class="ap-button">Voteu<\/button>/s);
  expect(html).not.toContain('%');
});

test('POLL-03 POLL-22 rounds the shares, and shows 0 % without votes', () => {
  expect(print(closed)).toMatch(/591 vots <b>46 %.*398 vots <b>31 %.*295 vots <b>23 %/s);
  const none = { ...closed, totalVotes: 0, options: [{ id: 'a', title: 'A', votes: 0 }] };
  expect(print(none)).toContain('0 vots <b>0 %</b>');
});

test('POLL-15 POLL-25 replaces the vote button of a closed or scheduled poll with the reason', () => {
  expect(print(closed)).toContain('Esta enquesta està tancada.');
  expect(print(closed)).not.toMatch(/\sactive[\s>]/);
  const scheduled = print({ ...closed, startDate: { date: '2026-03-09T09:00:00Z' } });
  expect(scheduled).toContain('start-date="2026-03-09T09:00:00Z"');
  expect(scheduled).toMatch(/encara no s’ha obert\. Es podrà votar a partir de: dilluns, 9 de març.*10:00/);
  expect(scheduled).not.toContain('%');
  for (const html of [print(closed), scheduled]) expect(html).not.toMatch(/<form|<button/);
});

test('POLL-18 says in a restricted poll that voting needs a login', () => {
  const members = 'Per a votar cal haver iniciat la sessió.';
  expect(print({ ...sample, open: false })).toMatch(new RegExp(`Voteu</button>.*${members}`));
  expect(print(sample)).not.toContain(members);
});

test('POLL-13 shows voters the results with their vote, and passes it to the widget', () => {
  const html = print({ ...sample, votedOptionId: '2' });
  expect(html).toContain('voted-option-id="2"');
  expect(html).toContain('1.284 vots · ja heu votat');
  expect(html).toMatch(/data-mine>\s*<span class="ap-poll-title">Convent del Carme <b>el vostre vot<\/b>/);
  expect(html).not.toContain('<form');
});

test('POLL-24 renders nothing for a hidden poll', () => {
  expect(print({ ...sample, hidden: true })).toBe('');
});

test('POLL-02 W-06 shows the picture of an option only from a safe address', () => {
  const withPicture = (image: string) =>
    print({ ...sample, options: [{ id: '1', title: 'A', votes: 0, image }] });
  expect(withPicture('/a.jpg')).toContain('<img class="ap-poll-image" src="/a.jpg" alt=""');
  expect(withPicture('javascript:alert(1)')).not.toContain('<img');
});

test('POLL-13 POLL-25 addresses children with their own texts', () => {
  const club = { ...sample, isForChildren: true };
  expect(print(club)).toContain('Vota</button>');
  expect(print({ ...club, votedOptionId: '2' })).toMatch(/ja has votat.*<b>el teu vot<\/b>/s);
  expect(print({ ...club, startDate: { date: '2026-03-09T09:00:00Z' } })).toContain(
    'Es podrà votar a partir de',
  );
});
