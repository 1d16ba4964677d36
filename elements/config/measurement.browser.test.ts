import { becomes, describe, expect, it, loginAs, openWidget, tag } from '../../tests/support/widget.ts';

const bar = tag('ap-share-bar', { url: 'https://example.cat/notícia?a=1#c' });
const shared = {
  event: 'share',
  method: 'whatsapp',
  content_type: 'page',
  item_id: 'https://example.cat/not%C3%ADcia',
};

/** Opens a page whose reader has refused; with `measurement`, it waits for the code of the bridge. */
async function openBar(measurement?: string) {
  const { page, host, see } = await openWidget(bar, { config: measurement ? { measurement } : {} });
  host.addEventListener('click', (event) => event.preventDefault()); // no new tab
  const reports: unknown[] = [];
  const own = page.window as unknown as { dataLayer: unknown[] };
  own.dataLayer = reports;
  Object.assign(page.window, { mesura: (report: object) => reports.push({ ...report }) });
  const allow = (isAllowed: boolean) => page.window.ap?.consent.set({ measurement: isAllowed });
  const share = () =>
    host.dispatchEvent(new page.window.CustomEvent('ap-share', { detail: {}, bubbles: true }));
  if (measurement) {
    allow(true);
    await becomes(() => share() && reports.length > 0, true);
    reports.length = 0;
    allow(false);
  }
  const code = () =>
    page.window.performance.getEntriesByType('resource').filter(({ name }) => /measure/.test(name));
  return { page, press: () => see.press('link', /^WhatsApp/), share, allow, reports, code };
}

describe('<ap-config measurement>', () => {
  for (const measurement of ['datalayer', 'mesura'])
    it(`reports a press to «${measurement}» with consent only, and stops when it is withdrawn`, async () => {
      const { press, allow, reports } = await openBar(measurement);
      await press();
      expect(reports).to.deep.equal([]);
      allow(true);
      await press();
      expect(structuredClone(reports)).to.deep.equal([shared]);
      allow(false);
      await press();
      expect(reports).to.have.length(1);
    });

  it('loads no code for a page that measures nothing', async () => {
    const { page, press, allow, reports, code } = await openBar();
    allow(true);
    await press();
    await page.settled();
    expect([reports, code()]).to.deep.equal([[], []]);
    expect((await openBar('datalayer')).code()).not.to.deep.equal([]);
  });

  it('BEY-11 stops when a child logs in', async () => {
    const { page, share, allow, reports } = await openBar('datalayer');
    allow(true);
    share();
    await loginAs('30');
    await page.window.ap?.session.reload();
    share();
    expect(reports).to.have.length(1);
  });
});
