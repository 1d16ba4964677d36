import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { signCard } from '../../../demo/api/club/card-token.ts';
import type { Demo } from '../demo.ts';

/** PDF points per millimetre, and CSS pixels per millimetre. */
const PT = 72 / 25.4;
export const PX = 96 / 25.4;

/** Reads the text of a QR code in a picture. */
export async function readQr(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The code of a card that the club of this demo has signed. */
export function signed({ db }: Demo, nick: string, validUntil: string): Promise<string> {
  return signCard({ db, config: { cardSigningKey: undefined } } as Parameters<typeof signCard>[0], {
    nick,
    validUntil,
  });
}

/** Returns the page sizes of a PDF, in millimetres, rounded to a tenth. */
export function pagesOf(pdf: Buffer): [width: number, height: number][] {
  const boxes = pdf
    .toString('latin1')
    .matchAll(/\/Type \/Page\b[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  const millimetres = (points: string | undefined) => Math.round((Number(points) / PT) * 10) / 10;
  return [...boxes].map(([, width, height]) => [millimetres(width), millimetres(height)]);
}

/** Text of a PDF page, line by line. */
export async function seenLines(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Returns words of the card that exceed their place or lie under another element. */
export function wordsOutside(page: Page): Promise<string[]> {
  return page.locator('.member-card').evaluate((card) => {
    const problems: string[] = [];
    const boxOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect() as DOMRect;
    const frame = card.getBoundingClientRect();
    const others = ['.card-photo', '.card-qr'].map(boxOf);
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || node.parentElement?.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const isInside =
          left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
        const isUnder = others.some(
          (other) => left < other.right && right > other.left && top < other.bottom && bottom > other.top,
        );
        if (!isInside || isUnder) problems.push(node.nodeValue.trim());
      }
    }
    const name = card.querySelector('.card-name') as HTMLElement;
    if (name.scrollHeight > name.clientHeight + 1) problems.push('the name is cut');
    return problems;
  });
}
