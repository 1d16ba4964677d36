import { expect, test } from 'vitest';
import type { Message } from '../mail.types.ts';
import {
  accountClaimedMessage,
  accountDeletedMessage,
  passwordChangedMessage,
  passwordResetMessage,
  validationMessage,
} from './account-messages.ts';
import { cardAttackMessage, childRemovedMessage, clubWelcomeMessage } from './club-messages.ts';
import {
  grownUpErasedMessage,
  handedOverMessage,
  handOverMessage,
  ownAccountMessage,
  ownAccountReadyMessage,
} from './growing-up-messages.ts';
import { texts } from './mail.texts.ts';
import { newsletterConfirmMessage, newsletterWelcomeMessage } from './newsletter-messages.ts';

const url = 'https://demo.example.cat/web/pagina?token=a-b_c&x=1';
const recoverUrl = 'https://demo.example.cat/recuperar-contrasenya';

const escaped = (address: string) => address.replaceAll('&', '&amp;');

const grown = { childInitial: 'j', url, end: '26 d’abril del 2026' };
const moved = { contents: 1, shows: 1200 };

const messages: [string, (name?: string) => Message][] = [
  ['validation', (name) => validationMessage({ name, url })],
  ['reset', (name) => passwordResetMessage({ name, url, expiresInMinutes: 60 })],
  ['changed', (name) => passwordChangedMessage({ name, where: 'mail', loginUrl: url, recoverUrl })],
  [
    'changed in the profile',
    (name) => passwordChangedMessage({ name, where: 'profile', loginUrl: url, recoverUrl }),
  ],
  ['deleted', (name) => accountDeletedMessage({ name, registerUrl: url })],
  ['claimed', (name) => accountClaimedMessage({ name, loginUrl: url, recoverUrl })],
  ['club', (name) => clubWelcomeMessage({ name, isValidated: true, childrenUrl: url, recoverUrl })],
  [
    'club, unproven',
    (name) => clubWelcomeMessage({ name, isValidated: false, childrenUrl: url, recoverUrl }),
  ],
  ['child removed', (name) => childRemovedMessage({ name, childrenUrl: url, recoverUrl })],
  ['hand over', (name) => handOverMessage({ ...grown, name, why: 'body' })],
  ['hand over, again', (name) => handOverMessage({ ...grown, name, why: 'again' })],
  ['hand over, mistyped', (name) => handOverMessage({ ...grown, name, why: 'mistyped' })],
  ['handed over', (name) => handedOverMessage({ name, moved, isAddressErased: true, url })],
  [
    'erased as refused',
    (name) => grownUpErasedMessage({ name, why: 'refused', isAddressErased: false, url }),
  ],
  [
    'erased unanswered',
    (name) => grownUpErasedMessage({ name, why: 'unanswered', isAddressErased: true, url }),
  ],
  ['attack', (name) => cardAttackMessage({ name, childInitial: 'j', profileUrl: url })],
];

test.each(messages)(
  'W-16 says in the mail %s, as text and html, what to do, why it came and what to do otherwise',
  (_, write) => {
    const { subject, text, html } = write('Núria');
    const [title = ''] = text.split('\n');
    expect(subject).toMatch(/^[^\p{Cc}]{10,60}$/u);
    expect(text).toContain('Hola, Núria:');
    expect(text).toContain(`\n${url}\n`);
    expect(html).toContain('Hola, Núria:');
    expect(html).toContain(title);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    // once for the button, and once as the full address below it
    expect(html.split(`href="${escaped(url)}"`)).toHaveLength(3);
    expect(text).toContain('Heu rebut este missatge perquè');
    expect(html).toContain('Heu rebut este missatge perquè');
    expect(text).not.toMatch(/[<>]|undefined|\{\w+\}/);
    expect(html).not.toMatch(/undefined|\{\w+\}/);
  },
);

test.each(messages)('loads nothing external in the mail %s, which is in Catalan', (_, write) => {
  const { html } = write();
  expect(html).toMatch(/^<!doctype html>\n<html lang="ca"/);
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|src=|url\(|@import|\son\w+=/i);
  expect(html).toContain('Hola:');
  expect(html).toContain('prefers-color-scheme: dark');
});

test.each(['Núria', 'Maria Àngels', 'Jean-Luc', 'Lluïsa d’Arc', 'Marcel·lí', '李娜', 'Ana Maria de Jesús'])(
  'W-16 greets by name: %s',
  (name) => {
    expect(validationMessage({ name, url }).text).toContain(`Hola, ${name}:\n`);
  },
);

test.each([
  '<b>Núria</b>',
  'Núria & <script>alert(1)</script>',
  'Núria\nHeu guanyat un premi',
  'Premi en https://evil.example/x',
  'Entreu en evil.example',
  'Escriviu a a@evil.example',
  'N'.repeat(41),
  'Truqueu al 600 123 123',
  'Núria 2n',
  'Núria N.',
  'Núria!',
  'Heu guanyat un gran premi',
  'evil·example/premi',
  '',
  '  ',
])('W-16 greets without a name that could carry a message to somebody else: %j', (name) => {
  for (const [, write] of messages) {
    const { text, html } = write(name);
    expect(text).toContain('Hola:\n');
    expect(`${text}${html}`).not.toMatch(/evil|premi|script|<b>|NNNN/);
  }
});

test('escapes every value in the html', () => {
  const sign = 'https://demo.example.cat/?a="><img src=x onerror=1>&b=\'';
  const { html } = passwordChangedMessage({ where: 'mail', loginUrl: sign, recoverUrl: sign });
  expect(html).not.toContain('<img');
  expect(html).toContain('?a=&quot;&gt;&lt;img src=x onerror=1&gt;&amp;b=&#39;');
});

test('W-01 mentions only the initial of a child', () => {
  const { subject, text, html } = cardAttackMessage({ childInitial: 'Jordi Mira', profileUrl: url });
  expect(text).toContain('el carnet de J., de La Colla');
  expect(`${subject}${text}${html}`).not.toMatch(/ordi|Mira/);
  expect(cardAttackMessage({ childInitial: 'à', profileUrl: url }).text).toContain('el carnet de À.');
});

test('BEY-14 mentions only the initial of a child who has grown up', () => {
  const { text, html } = handOverMessage({ ...grown, childInitial: ' jordi Mira', why: 'body' });
  expect(text).toContain('\nJ. ha fet 13 anys');
  expect(`${text}${html}`).not.toMatch(/ordi|Mira/);
});

test.each([
  ['own account', ownAccountMessage({ url, end: grown.end }), `abans del ${grown.end}`],
  ['new account', ownAccountReadyMessage({ moved, isNew: true, url }), '1 contingut i 1.200 programes'],
  ['known account', ownAccountReadyMessage({ moved, isNew: false, url }), 'La contrasenya no ha canviat.'],
])('BEY-14 speaks to the child as tu and names nobody in the mail %s', (_, { subject, text, html }, said) => {
  expect(subject).toMatch(/^[^\p{Cc}]{10,60}$/u);
  expect(text).toContain('Hola:\n');
  expect(text).toContain('Has rebut este missatge perquè');
  expect(text).toContain(said);
  expect(text).toContain(`\n${url}\n`);
  expect(text).not.toMatch(/\b[Vv]ós\b|\b[Hh]eu\b|vostre/);
  expect(`${text}${html}`).not.toMatch(/undefined|\{\w+\}/);
});

const newsletter = 'El butlletí d’Apunt';
test.each<[string, Message, string]>([
  ['confirmation', newsletterConfirmMessage({ newsletter, url, expiresInHours: 48 }), 'durant 48 hores'],
  ['welcome', newsletterWelcomeMessage({ newsletter, newslettersUrl: recoverUrl, unsubscribeUrl: url }), url],
])(
  'W-09 names the newsletter and no person in the mail of %s, as text and html',
  (_, { subject, text, html }, said) => {
    expect(subject).toMatch(/^[^\p{Cc}]{10,60}$/u);
    expect(text).toContain('Hola:');
    expect(text).toContain(newsletter);
    expect(text).toContain(said);
    expect(text).toContain(`\n${url}\n`);
    expect(html).toContain(`href="${escaped(url)}"`);
    expect(`${text}${html}`).not.toMatch(/undefined|\{\w+\}/);
  },
);

test.each([
  [1, '1 minut'],
  [30, '30 minuts'],
  [60, '1 hora'],
  [90, '90 minuts'],
  [120, '2 hores'],
])('W-16 states in the recovery mail how long the link is valid: %i', (expiresInMinutes, said) => {
  expect(passwordResetMessage({ url, expiresInMinutes }).text).toContain(`caduca d’ací a ${said}.`);
});

test('uses curly apostrophes and no double or outer spaces in the mails', () => {
  for (const [key, text] of Object.entries(texts)) {
    expect(text, key).not.toMatch(/['"]/);
    expect(text, key).not.toMatch(/\.\.\.| {2}|^\s|\s$/);
  }
});
