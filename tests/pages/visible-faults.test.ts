import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { drawWholePage, visibleFaults } from '../support/pages/visible-faults.ts';

/** One page of each kind. */
const paths = [
  '/',
  '/lacolla',
  '/apunts',
  '/noticies',
  '/noticies/la-ciutat-ompli-de-musica-els-patis',
  '/enquestes/1',
  '/blogs',
  '/blogs/elogi-de-la-cadira-al-carrer',
  '/a-la-carta',
  '/videos/com-es-fa-un-far',
  '/audios/diccionari-de-la-pluja',
  '/programes',
  '/programes/mapa-de-fang',
  '/programacio/tv/hui',
  '/directes',
  '/directes/apunt-tv',
  '/activitats',
  '/activitats/taller-de-paper-retallat',
  '/el-temps',
  '/a-z',
  '/resultats/pluja',
  '/resultats/xyzq',
  '/participa/1',
  '/lacolla/jocs',
  '/lacolla/jocs/fes-un-ocell-de-paper',
  '/lacolla/videos/com-es-fa-un-far',
  '/apunts/llicons',
  '/apunts/llicons/al-mercat-demanar-i-pagar',
  '/apunts/escolteu',
  '/acces',
  '/acces-adults',
  '/registre',
  '/registre-adults',
  '/butlletins',
  '/contacte',
  '/politica-de-privacitat',
  '/errors/404',
];

test.use({ allow: [/status of 404/] });

for (const path of paths)
  test(`${path} has no broken word, clipped text, covered control or empty stretch`, async ({ page }) => {
    for (const width of inFull([320], 360, 390, 768, 800, 1024, 1280)) {
      await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
      await page.goto(path);
      await drawWholePage(page);
      expect(await visibleFaults(page), `at ${width} px`).toEqual([]);
    }
  });

test('each kind of visible fault is found where there is one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.setContent(`<main style="font: 20px/1.2 sans-serif">
    <h2 style="width: 60px; overflow-wrap: anywhere">programes</h2>
    <p style="height: 20px; overflow: hidden">Una<br>Dos</p>
    <p style="overflow: hidden; white-space: nowrap">Un text que és més llarg que la seua caixa i que la finestra</p>
    <button style="display: block; width: 12px; height: 12px; padding: 0" aria-label="Menut"></button><button>Obri</button>
    <div style="height: 200px"></div>
    <p style="position: relative"><a href="#a">Tapat</a><span style="position: absolute; inset: 0"></span></p>
    <div style="width: 400px">Ample</div>
  </main>`);
  const faults = await visibleFaults(page);
  for (const fault of [
    /px wider than the window$/,
    /^broken word: «programes»/,
    /^clipped below: UnaDos$/,
    /^cut off at the side: Un text/,
    /^small: button «Menut» of 12 × 12 px$/,
    /^empty: 2\d\d px at /,
    /^covered: a «Tapat» by span/,
  ])
    expect(faults).toContainEqual(expect.stringMatching(fault));
});
