import type { Page } from '@playwright/test';

export const SCRIPT = 'https://www.google.com/recaptcha/api.js*';

/** Stand-in for Google's script: draws a box, and reports when it is ticked or expires. */
export const counterpart = `window.grecaptcha = {
  ready: (callback) => callback(),
  render(place, options) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.ariaLabel = 'No soc un robot, ' + options.sitekey;
    box.onchange = () => options.callback('ticked');
    box.ondblclick = () => options['expired-callback']();
    place.append(box);
    return 0;
  },
};`;

/** Serves the page of an address as a site that has chosen reCAPTCHA would write it. */
export async function chooseRecaptcha(
  page: Page,
  address: string,
  provider: 'recaptcha' | 'recaptcha-enterprise' = 'recaptcha',
): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const policy = (response.headers()['content-security-policy'] ?? '')
      .replace("script-src 'self'", "script-src 'self' https://www.google.com/recaptcha/")
      .replace('trusted-types ap-html', 'trusted-types ap-html ap-recaptcha');
    const body = (await response.text())
      .replace(/ captcha-provider="[^"]*"/, '')
      .replace('<ap-config', `<ap-config captcha-provider="${provider}" captcha-key="the-key"`);
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
}
