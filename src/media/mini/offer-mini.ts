import { configStore } from '../../config/config.ts';
import { isOnClub } from '../../config/is-on-club.ts';
import type { MultimediaCard } from '../../content/multimedia.types.ts';
import { readHostValue } from '../../element/host-values.ts';
import { markMount, removeMount } from '../../element/mount-node.ts';
import { readDocument } from '../../page/read-document.ts';
import { isChild, session } from '../../session/session.ts';
import { mayBeHeard } from '../sounds.ts';
import { keep, soundAs } from './leave.ts';
import { makeSmall } from './make-small.ts';
import type { MiniMedia, MiniRecord } from './mini.types.ts';
import { leavingOf, type MiniStep } from './mini-machine.ts';
import { forgetRecord, readRecord } from './mini-record.ts';
import { isReady, type PlayerElement } from './player-element.ts';

const isForChildren = () => isOnClub() || isChild(session().store.getState().user);

/** Players that a user has started and that will be audible; excludes autoplay. */
const PRESSED = 'ap-player[data-ap-asked]:is(:not([autoplay]), [autoplay="false"])';

const isPressed = (node: Node) => node instanceof Element && node.matches(PRESSED);

/** Tests whether the page's own player has the same media (`follow-opening.ts`); its tag may not be loaded yet. */
function isOwn({ bcId }: MiniMedia): boolean {
  return [...document.querySelectorAll('ap-opening')].some((host) => {
    const own =
      (host as { media?: unknown }).media ??
      readHostValue(host, 'media', { type: 'json', of: 'MultimediaCard', description: '' });
    return bcId !== undefined && (own as MultimediaCard | undefined)?.player?.bcId === bcId;
  });
}

function playerOf({ media, seconds, isMuted }: MiniRecord): PlayerElement {
  const player = document.createElement('ap-player') as PlayerElement;
  const attributes = {
    loading: 'eager',
    type: media.type,
    'bc-id': media.bcId,
    'bc-player': media.bcPlayer,
    'bc-embed': media.bcEmbed,
    account: media.account,
    src: media.src,
    poster: media.poster,
    start: seconds,
    end: media.end,
    'audio-track-language': media.audioTrackLanguage,
    'media-title': media.mediaTitle,
    muted: isMuted ? '' : undefined,
  };
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) player.setAttribute(name, String(value));
  return player;
}

/**
 * Continues the previous page's media in a mini-player (BEY-17) at the same position. It starts by itself only after
 * recent playback, if the browser permits. Loaded on pageshow when there is a record.
 */
export function offerMini(): void {
  // a framed page is not the reader's own, but has the storage of the page around it
  if (self !== top || isForChildren()) return;
  const record = readRecord(Date.now());
  if (!record || isOwn(record.media)) return;
  forgetRecord();

  // resets the page's rules for `<div>` or `<button>` inside, as in every widget
  const mount = document.createElement('div');
  markMount(mount, 'mini');
  const frame = document.createElement('aside');
  const player = playerOf(record);
  frame.append(player);
  mount.append(frame);
  // after all content of the page: events that name no player mean the first one
  readDocument('body').append(mount);
  soundAs(frame, record);
  let step: MiniStep = 'offered';
  const small = makeSmall({
    frame,
    player,
    media: record.media,
    way: record.page,
    step,
    play: () => ready.then(() => player.play(true)).catch(() => small.tell('failed')),
    onStep(next) {
      step = next;
      if (step === 'gone') end();
    },
  });
  const ready = isReady(player);
  ready.catch(() => {});

  function end() {
    small.end();
    removeMount(mount);
    document.removeEventListener('ap-play', makeWay);
    presses.disconnect();
    removeEventListener('pagehide', leave);
    forgetChildren();
    forgetSite();
  }
  function leave() {
    const { isKept, isPlaying } = leavingOf(step);
    if (isKept) keep(player, { ...(record as MiniRecord), isPlaying });
    end();
  }
  /** Closes for another audible player of the page. */
  function makeWay({ target }: Pick<Event, 'target'>) {
    if (mayBeHeard(target) && !frame.contains(target)) small.tell('close');
  }
  document.addEventListener('ap-play', makeWay);
  // at the press itself: what begins by itself must not pause what somebody has just started
  const presses = new MutationObserver((records) => {
    for (const { target } of records) if (isPressed(target)) makeWay({ target });
  });
  presses.observe(document, { subtree: true, attributeFilter: ['data-ap-asked'] });
  addEventListener('pagehide', leave);
  const closeForChildren = () => isForChildren() && small.tell('close');
  const forgetChildren = session().store.subscribe(closeForChildren);
  const forgetSite = configStore().subscribe(closeForChildren);
  if (!record.isPlaying) return;
  if (document.querySelector(PRESSED)) {
    small.tell('close');
    return;
  }
  small.tell('ask');
  ready.then(() => step === 'opening' && player.play(false)).catch(() => small.tell('failed'));
}
