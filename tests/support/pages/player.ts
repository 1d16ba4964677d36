import type { Page } from '@playwright/test';
import { expect } from '../demo.ts';

/** Timeout for a busy machine to fetch, decode and start media. */
export const patient = { timeout: 30_000 };

const sounds = (media: HTMLMediaElement) => !media.paused && media.currentTime > 0 && media.readyState > 2;

/** Locates a player and its visible controls by its title; the server's own player is hidden inside. */
export function playerOn(page: Page, title: string) {
  const host = page.locator(`ap-player[media-title="${title}"]:visible`);
  const own = host.locator('[data-ap-mount]');
  const media = own.locator('video, audio');
  return {
    host,
    own,
    media,
    /** Play link of an opening block; before the widget is ready it leads to another page. */
    poster: page
      .locator('ap-opening[data-ap-state="ready"]')
      .getByRole('link', { name: `Reproduïu: ${title}` }),
    begin: own.getByRole('button', { name: `Reproduïu: ${title}` }),
    pause: own.getByRole('button', { name: 'Pausa' }),
    captions: own.locator('p[data-size]'),
    problem: own.getByRole('alert'),
    list: (name: string) => own.getByRole('combobox', { name, exact: true }),
    button: (name: string) => own.getByRole('button', { name, exact: true }),
    async plays(): Promise<void> {
      await expect.poll(() => media.evaluate(sounds), patient).toBe(true);
    },
    async stands(): Promise<void> {
      await expect.poll(() => media.evaluate((one: HTMLMediaElement) => one.paused)).toBe(true);
    },
    time: () => media.evaluate((one: HTMLMediaElement) => one.currentTime),
    /** Height of the displayed video in lines. */
    lines: () => media.evaluate((one: HTMLVideoElement) => one.videoHeight),
  };
}

/** Collects requests caused by playback; the list grows while the page is open. */
export function playingRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/playback\/|\/assets\/media\/|chunks\/(player-playing|media-stream)/.test(pathname))
      asked.push(pathname);
  });
  return asked;
}
