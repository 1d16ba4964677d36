import { openingTag, sample } from '../../../elements/opening/opening.server.ts';
import { becomes, openWidget, type Page } from '../widget.ts';
import { jumpsOf, provider } from './player.ts';

type Data = Parameters<typeof openingTag>[0];

/** Second chapter of a season of the demo, of 12 s, followed by two more. */
export const chapter: Partial<Data> = {
  media: {
    type: 'video',
    title: 'Calafats de guàrdia',
    player: { bcId: '6000000000102', bcPlayer: 'default', bcEmbed: 'default', duration: 12 },
  },
  autoplayId: 'la-costera-2-2',
  autoplayDefault: true,
  countdown: 3,
  downloadUrl: '/calafats.mp4',
};

/** Metadata of the chapter on the page. */
const told =
  '<h1 data-chapter="title">Calafats de guàrdia</h1><p data-chapter="episode">2</p><p data-chapter="duration">0:12</p><div data-chapter="summary"><p>De nit.</p></div><div data-chapter="share"><ap-share-bar url="/c/2" share-title="Calafats de guàrdia"></ap-share-bar></div>';

interface Options {
  before?: (page: Page) => void;
  /** Size of the window in CSS px. */
  width?: number;
  height?: number;
  /** Scripts of the page, if not the default. */
  entry?: string[];
  /** Content after the block. */
  after?: string;
  config?: Record<string, string>;
}

/** Opening block on its page, before any press. */
export async function openOpening(
  data: Partial<Data> = {},
  { before = () => {}, after = '', config = {}, ...options }: Options = {},
) {
  const html = openingTag({ ...sample, href: '/finestra/videos/com-es-fa-un-far', ...data });
  const { page, host, see, all } = await openWidget(html + told + after, {
    ...options,
    config: { ...provider, ...config },
    before(page) {
      page.document.title = 'Calafats de guàrdia, La Costera · Apunt';
      before(page);
    },
  });
  const media = () =>
    host.querySelector<HTMLMediaElement>('ap-player [data-ap-mount] :is(video, audio)') as HTMLMediaElement;
  const plays = () =>
    becomes(() => {
      const { paused, currentTime, readyState, error } = media();
      return paused || currentTime === 0 || readyState < 3
        ? `${paused ? 'paused' : 'waiting'} at ${currentTime} s, ready ${readyState}, ${error?.message ?? 'no error'}, ${see.texts('alert')}`
        : 'plays';
    }, 'plays');
  return { page, host, see, all, media, plays, jumps: jumpsOf(page) };
}

/** Opens the opening block and plays to the end. */
export async function playToTheEnd(data: Partial<Data> = {}, options: Options = {}) {
  const opened = await openOpening({ ...chapter, ...data }, options);
  // beside a playlist there is no picture, and the player has its own button
  const [link] = opened.see.all('link', /^Reproduïu/);
  (link ?? (await opened.see.shows('button', /^Reproduïu/))).click();
  await opened.plays();
  opened.media().currentTime = opened.media().duration - 0.3;
  await becomes(() => opened.media().ended, true);
  return opened;
}
