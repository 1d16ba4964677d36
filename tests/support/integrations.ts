import { Window } from 'happy-dom';
import { type LoginData, loginTag } from '../../elements/login/login.server.ts';
import { type NewsletterData, newsletterTag } from '../../elements/newsletter/newsletter.server.ts';
import { type OpeningData, openingTag } from '../../elements/opening/opening.server.ts';
import { type PollData, pollTag } from '../../elements/poll/poll.server.ts';
import { html } from '../../src/server/html.ts';

/** Case for the templates of docs/integrations: the tag's data, and the output of our own template. */
export interface IntegrationCase {
  name: string;
  template: 'poll' | 'newsletter' | 'login' | 'opening';
  data: Record<string, unknown>;
  /** HTML of the slots, for templates that take it. */
  slot?: string;
  expected: string;
}

/** Payload that would run if a template did not escape it. */
const hostile = `"'><script>alert(1)</script>&amp;<!--`;

const options = [
  { id: '1', title: 'L’Almoina', votes: 1591, image: '/pictures/almoina.jpg' },
  { id: '2', title: `${hostile} </script>`, votes: 1, image: 'javascript:alert(1)' },
  { id: '3', title: 'Palau de Cervelló', votes: 0 },
];
const poll: PollData = {
  id: '1',
  question: `Quin pati? ${hostile}`,
  options,
  totalVotes: 1592,
  active: true,
  open: true,
  hidden: false,
  startDate: null,
  action: '/vot/1?a=1&b="2"',
  now: new Date('2026-03-08T10:00:00Z'),
};

/** Renames the data that templates of other languages name differently, and formats dates. */
function pollCase(name: string, changes: Partial<PollData>, opens?: string): IntegrationCase {
  const { totalVotes, votedOptionId, startDate, now: _, ...rest } = { ...poll, ...changes };
  const data = {
    ...rest,
    total_votes: totalVotes,
    voted_option_id: votedOptionId,
    start_date: startDate?.date,
    opens,
  };
  return { name, template: 'poll', data, expected: String(pollTag({ ...poll, ...changes })) };
}

/** Converts data to the types of meta fields and of PDO before PHP 8.1: numbers as text, and an id as a number. */
function untyped(name: string, changes: Partial<PollData>): IntegrationCase {
  const { data, ...rest } = pollCase(name, changes);
  const given = options.map(({ id, votes, ...more }) => ({ ...more, id: Number(id), votes: String(votes) }));
  return { ...rest, data: { ...data, options: given, total_votes: String(data.total_votes) } };
}

const newsletter: NewsletterData = {
  newsletterId: hostile,
  segments: [{ name: 'general', label: hostile }],
  termsUrl: 'javascript:alert(1)',
  action: '/butlletins',
  terms: '/politica-de-privacitat',
  typed: hostile,
  problem: `Escriviu-lo bé: ${hostile}`,
  slots: html`<h2 slot="title">El butlletí d’Apunt</h2>`,
};

function newsletterCase(name: string, changes: Partial<NewsletterData>): IntegrationCase {
  const given = { ...newsletter, ...changes };
  const { newsletterId, segments, termsUrl, slots, ...data } = given;
  const attributes = { 'newsletter-id': newsletterId, segments, 'terms-url': termsUrl };
  return {
    name,
    template: 'newsletter',
    data: { ...data, attributes },
    slot: String(slots ?? ''),
    expected: String(newsletterTag(given)),
  };
}

const login: LoginData = {
  variant: 'adult',
  action: '/acces',
  content: html`<p><a href="/recuperar-contrasenya">He oblidat la contrasenya</a></p>`,
};

function loginCase(name: string, changes: Partial<LoginData>): IntegrationCase {
  const given = { ...login, ...changes };
  const { variant, embedded, providers, backUrl, content, ...data } = given;
  const attributes = { variant, embedded, providers, 'success-url': backUrl };
  return {
    name,
    template: 'login',
    data: { ...data, attributes },
    slot: String(content),
    expected: String(loginTag(given)),
  };
}

const opening: OpeningData = {
  media: {
    type: 'video',
    title: `Com es fa un far ${hostile}`,
    player: { bcId: '6000000000101', bcPlayer: 'default', bcEmbed: 'default', duration: 3725 },
  },
  href: '/videos/com-es-fa-un-far',
  picture: html`<img src="/far.jpg" alt="">`,
};

function openingCase(name: string, changes: Partial<OpeningData>): IntegrationCase {
  const given = { ...opening, ...changes };
  const { media, duration, start, poster, href, picture, file, captions } = given;
  return {
    name,
    template: 'opening',
    data: { attributes: { media, poster, duration, start }, href, file, captions },
    slot: String(picture ?? ''),
    expected: String(openingTag(given)),
  };
}

export const integrationCases: readonly IntegrationCase[] = [
  pollCase('a poll to vote in', {}),
  pollCase('a poll of members', { open: false }),
  pollCase('a poll that has ended', { active: false }),
  pollCase('a poll that this reader has voted in', { votedOptionId: '2' }),
  pollCase(
    'a poll that has not begun',
    { startDate: { date: '2026-06-01 10:00:00' } },
    'dilluns, 1 de juny del 2026, 10:00',
  ),
  pollCase('a hidden poll', { hidden: true }),
  pollCase('a poll whose form is sent nowhere', { action: 'javascript:alert(1)' }),
  untyped('a poll whose numbers are text', {}),
  untyped('the same with the own vote', { votedOptionId: '2' }),
  newsletterCase('a newsletter with a problem', {}),
  newsletterCase('a newsletter', { newsletterId: '1', segments: undefined, typed: '', problem: undefined }),
  newsletterCase('a newsletter whose links are none', {
    action: 'javascript:alert(1)',
    terms: 'data:text/html,a',
  }),
  loginCase('a login', {}),
  loginCase('a login whose form is sent nowhere', { action: ' JavaScript:alert(1)' }),
  loginCase('a login that leads back', {
    backUrl: '/perfil?a=1&b=2',
    typed: hostile,
    problem: hostile,
    embedded: true,
    providers: ['apple', 'google'],
  }),
  openingCase('a video with its picture', {}),
  openingCase('a video without one', { picture: undefined, duration: 59.9 }),
  openingCase('a video whose link is none', { href: 'javascript:alert(1)' }),
  openingCase('a video with a file', {
    file: { src: '/far.mp4', type: 'video/mp4' },
    captions: [{ src: '/far.vtt', language: 'ca', label: hostile }],
    start: 30,
  }),
  openingCase('a video with a file and no page', {
    file: { src: '/far.mp4#t=5' },
    start: 30,
    href: undefined,
    picture: undefined,
    poster: '/far.webp',
  }),
  openingCase('an audio with a file', {
    media: { ...opening.media, type: 'audio', title: '' },
    file: { src: '/far.m4a' },
    picture: undefined,
  }),
  openingCase('a video whose file is none', { file: { src: 'javascript:alert(1)' } }),
];

/** Valid and invalid addresses, which every language must judge alike. */
export const addresses: readonly string[] = [
  '/a?b=1#c',
  ' /a ',
  'a:b',
  'HTTPS://example.cat/a@b',
  '//example.cat/a',
  'mailto:ajuda@apunt.example',
  'tel:+34963183000',
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,a',
  'https://bank.example@evil.example/',
  '//bank.example@evil.example/',
  '///bank.example@evil.example/',
  'https://',
  '\\\\evil.example',
  '/a?b=\\',
  '/a\u202eb',
];

type Tree = string | { tag: string; attributes: Record<string, string>; children: unknown[] };

function treeOf(node: Node): Tree[] {
  if (node.nodeType === node.TEXT_NODE) {
    const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [text];
  }
  if (node.nodeType !== node.ELEMENT_NODE) return [node.nodeName];
  const { localName, attributes, childNodes, textContent } = node as Element;
  return [
    {
      tag: localName,
      attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      // JSON is compared by value
      children:
        localName === 'script' && textContent ? [JSON.parse(textContent)] : [...childNodes].flatMap(treeOf),
    },
  ];
}

/** Parses html as a browser does and ignores white space between elements. */
export function meaningOf(html: string): Tree[] {
  const { document } = new Window();
  document.body.innerHTML = html;
  return ([...document.body.childNodes] as unknown as Node[]).flatMap(treeOf);
}
