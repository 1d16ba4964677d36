import '@iabtcf/stub';
import { CmpApi } from '@iabtcf/cmpapi';
import { GVL, TCModel, TCString, type VendorList } from '@iabtcf/core';
import {
  becomes,
  callsOf,
  describe,
  expect,
  it,
  openWidget,
  type Page,
  tag,
} from '../../tests/support/widget.ts';

const sizes = '{"mobile":[[320,100]],"desktop":[[300,250]]}';
const ad = tag('ap-ad', { 'slot-id': 'lloc', 'ad-unit-code': 'proves/centre', sizes });
const config = {
  'consent-service': 'tcf',
  'ad-url': '/anuncis',
  'ad-consent-cookie': 'proves-anuncis',
  'consent-rules': '{"embeds":{"youtube":{"purposes":[1]}}}'.replaceAll('"', '&quot;'),
};

const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, { id: at + 1 }]));
const vendorList = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 1,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-11-01T00:00:00Z',
  purposes: numbered(11),
  specialPurposes: {},
  features: {},
  specialFeatures: {},
  stacks: {},
  dataCategories: {},
  vendors: {},
} as unknown as VendorList;

function encode(purposes: number[]): string {
  const model = new TCModel(new GVL(vendorList));
  Object.assign(model, { cmpId: 10, cmpVersion: 1, isServiceSpecific: true, publisherCountryCode: 'ES' });
  model.purposeConsents.set(purposes);
  return TCString.encode(model);
}

/** The CMP of this window, around the frames of the pages. */
const cmp = new CmpApi(10, 1, true);

type WithCmp = Window & { __tcfapi?: (...args: unknown[]) => void };

describe('<ap-config consent-service>', () => {
  for (const [where, before] of [
    ['of a page around', () => {}],
    [
      'of the page',
      (page: Page) => {
        (page.window as WithCmp).__tcfapi = (...args) => (window as WithCmp).__tcfapi?.(...args);
      },
    ],
  ] as const)
    it(`AD-11 BEY-20 ads follow the CMP ${where}, and go when consent is withdrawn`, async () => {
      cmp.update('', true);
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie of the site, as it writes it
      document.cookie = 'proves-anuncis=1; path=/';
      try {
        const { page } = await openWidget(ad, { config, before });
        const frame = () => page.document.querySelector<HTMLIFrameElement>('ap-ad iframe')?.title;
        const consent = () => structuredClone(page.window.ap?.consent.get());
        await becomes(() => page.window.ap?.config?.consentService, 'tcf');
        await page.settled();
        expect([frame(), callsOf(page, '/anuncis/')], 'the cookie is not enough').to.deep.equal([
          undefined,
          [],
        ]);
        cmp.update(encode([1, 2, 7]), false);
        await becomes(frame, 'Publicitat');
        const granted = { ads: true, personalisedAds: false, measurement: false, embeds: ['youtube'] };
        expect(consent()).to.deep.equal(granted);
        cmp.update(encode([]), false);
        await becomes(frame, undefined);
        expect(consent()).to.deep.equal({ ...granted, ads: false, embeds: [] });
      } finally {
        // biome-ignore lint/suspicious/noDocumentCookie: see above
        document.cookie = 'proves-anuncis=; path=/; max-age=0';
      }
    });
});
