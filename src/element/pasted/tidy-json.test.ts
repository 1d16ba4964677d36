import { expect, test } from 'vitest';
import { tidyJson } from './tidy-json.ts';

const value = [
  { id: '1', title: 'L’Almoina', votes: 591 },
  { id: '2', title: 'Convent del Carme', votes: 398 },
];

test.each([
  [
    'wpautop: a blank line and line breaks in a script',
    '[\n{"id":"1","title":"L’Almoina","votes":591},</p>\n<p>    {"id":"2","title":"Convent del Carme","votes":398}<br />\n  ]',
  ],
  [
    'wptexturize, where the script was taken away from its text',
    '[{&#8220;id&#8221;:&#8221;1&#8243;,&#8221;title&#8221;:&#8221;L’Almoina&#8221;,&#8221;votes&#8221;:591},{&#8220;id&#8221;:&#8221;2&#8243;,&#8221;title&#8221;:&#8221;Convent del Carme&#8221;,&#8221;votes&#8221;:398}]',
  ],
  [
    'a text processor',
    '[{“id”: “1”, “title”: “L’Almoina”, “votes”: 591},\n{«id»: «2», «title»: «Convent del Carme», «votes»: 398}]',
  ],
  [
    'esc_html',
    '[{&quot;id&quot;:&quot;1&quot;,&quot;title&quot;:&quot;L’Almoina&quot;,&quot;votes&quot;:591},{&#034;id&#034;:&#034;2&#034;,&#034;title&#034;:&#034;Convent del Carme&#034;,&#034;votes&#034;:398}]',
  ],
])('reads JSON changed by %s', (_by, raw) => {
  expect(() => JSON.parse(raw)).toThrow();
  expect(JSON.parse(tidyJson(raw))).toEqual(value);
});

test('keeps texts in straight quotes, including markup and typography', () => {
  const html = '[{"html":"<p>Ha dit: \\"hola\\", i «adéu».</p><br />"}<br>]';
  expect(JSON.parse(tidyJson(html))).toEqual([{ html: '<p>Ha dit: "hola", i «adéu».</p><br />' }]);
});

test('finds the end of a text in typographic quotes that has others in it', () => {
  expect(JSON.parse(tidyJson('[“Diu «bon dia», i se’n va”,“el "5"”]'))).toEqual([
    'Diu «bon dia», i se’n va',
    'el "5"',
  ]);
});
