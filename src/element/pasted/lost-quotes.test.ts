import { expect, test } from 'vitest';
import { lostQuoteIn } from './lost-quotes.ts';
import { sourceTags } from './source-tags.ts';

const lost = (source: string) => sourceTags(source).map((tag) => lostQuoteIn(tag)?.name);

test.each([
  ['<ap-poll poll-id="1 open active>\n<p>Voteu</p></ap-poll></body>', 'poll-id'],
  ['<ap-poll poll-id="1 active open><h2 slot="question">Quin?</h2></ap-poll>', 'poll-id'],
  ['<ap-poll poll-id="1 open><p>Diu "hola".</p></ap-poll>', 'poll-id'],
  ['<ap-poll poll-id="1 open><p>De 5" a</p></ap-poll>', 'poll-id'],
  ['<ap-player media-title="Far src="/assets/far.mp4"></ap-player>', 'media-title'],
  ['<ap-player media-title="Far poster="" muted></ap-player>', 'media-title'],
  ['<ap-poll poll-id=1" open></ap-poll>', 'poll-id'],
  ['<ap-poll poll-id"1" open></ap-poll>', 'poll-id'],
  ['<ap-poll poll-id="1"" open></ap-poll>', 'poll-id'],
  ['<ap-poll poll-id="1" open" active></ap-poll>', 'open'],
  ['<ap-share-bar share-title="Ha dit "hola""></ap-share-bar>', 'share-title'],
  ["<ap-share-bar share-title='L'Almoina' url='/a'></ap-share-bar>", 'share-title'],
])('in %s a quote is missing in %s', (source, name) => {
  expect(lost(source)[0]).toBe(name);
});

test.each([
  '<ap-poll poll-id="1" open active></ap-poll>',
  '<ap-poll poll-id=1 open/>',
  '<ap-share-bar url="https://example.cat/cerca?q=" share-title="a > b"></ap-share-bar>',
  '<ap-embed html=\'<iframe src="https://example.cat/"></iframe>\' button="Obri"></ap-embed>',
  '<ap-embed html="<p class=\'a\'>Un</p>"></ap-embed>',
  '<ap-poll poll-id=“1” open></ap-poll>',
  '<ap-share-bar url=/l\'any share-title="L\'any"></ap-share-bar>',
  '<ap-poll poll-id="1"open></ap-poll>',
  '<ap-share-bar url="/a?b=1"share-title="x"></ap-share-bar>',
])('in %s no quote is missing', (source) => {
  expect(lost(source)[0]).toBeUndefined();
});
