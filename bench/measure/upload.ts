import type { BrowserContext, CDPSession, Page } from 'playwright';

export interface UploadCost {
  /** Milliseconds from the press until the thank-you message. */
  time: number;
  /** Largest growth of JavaScript, DOM and buffer memory during the upload, in bytes. */
  growth: number;
}

/** Milliseconds between two measurements of the page's memory. */
const EVERY = 200;

/** Opens the call for contributions, fills in the form and chooses the file. */
export async function prepareUpload(page: Page, file: string): Promise<void> {
  const form = page.locator('ap-ugc-form [data-ap-mount]');
  await page.goto('/participa/3');
  await form.getByLabel('La vostra pregunta').fill('La banda a l’eixida.');
  await form.getByLabel('Nom', { exact: true }).fill('Anna');
  await form.getByRole('checkbox', { name: /He llegit i accepte/ }).check();
  await form.locator('input[type=file]').setInputFiles(file);
}

/** Returns the memory that the page uses, optionally after a garbage collection. */
async function heldBy(cdp: CDPSession, isCollected: boolean): Promise<number> {
  if (isCollected) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Sends the prepared form. @param most timeout in milliseconds */
export async function sendPrepared(context: BrowserContext, page: Page, most: number): Promise<UploadCost> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  const before = await heldBy(cdp, true);
  let worst = before;
  let isSending = true;
  const watch = async () => {
    while (isSending) {
      worst = Math.max(worst, await heldBy(cdp, false));
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  };
  const began = performance.now();
  await page.locator('ap-ugc-form').getByRole('button', { name: 'Envieu' }).click();
  const watching = watch();
  await page
    .getByRole('dialog', { name: 'Moltes gràcies!' })
    .waitFor({ timeout: most })
    .finally(() => {
      isSending = false;
    });
  const time = performance.now() - began;
  await watching;
  return { time, growth: worst - before };
}

/** Uploads the same parts of the file to signed addresses, one after another. @returns milliseconds */
export const putPlainly = (page: Page, addresses: readonly string[], partSize: number): Promise<number> =>
  page.evaluate(
    async ([addresses, partSize]) => {
      const file = document.querySelector<HTMLInputElement>('ap-ugc-form input[type=file]')?.files?.[0];
      if (!file) throw new Error('no file is chosen');
      const began = performance.now();
      for (const [index, address] of addresses.entries()) {
        const body = file.slice(index * partSize, (index + 1) * partSize);
        const { ok } = await fetch(address, { method: 'PUT', body });
        if (!ok) throw new Error('a part is refused');
      }
      return performance.now() - began;
    },
    [addresses, partSize] as const,
  );
