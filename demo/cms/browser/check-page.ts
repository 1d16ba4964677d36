import { checkCard } from '../../api/club/check-card.ts';

/** Reads QR codes with the camera, if the browser supports it. The camera starts only on request. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const canRead = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

/** Shows the camera's picture until it contains a code. @throws when the camera may not be used */
async function readCode(video: HTMLVideoElement): Promise<string> {
  const Detector = detectorClass() as DetectorClass;
  const detector = new Detector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    video.hidden = false;
    await video.play();
    for (;;) {
      const [code] = await detector.detect(video);
      if (code) return code.rawValue;
      await new Promise(requestAnimationFrame);
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.hidden = true;
  }
}

/** Verifies the card in the address. It sends no request: the club's public key is in the page. */
const key: JsonWebKey = JSON.parse(document.getElementById('clau-del-club')?.textContent ?? '');
const day = new Intl.DateTimeFormat('ca-ES-valencia', { dateStyle: 'long', timeZone: 'UTC' });
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' });

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => all(selector)[0] as HTMLElement;

/** Returns the text after the `#` of an address, or the code itself. */
const payloadIn = (text: string) => text.slice(text.lastIndexOf('#') + 1).trim();

let asked = 0;

async function check(text: string): Promise<void> {
  asked += 1;
  const mine = asked;
  const { verdict, nick = '', validUntil = '' } = await verdictOn(payloadIn(text));
  // when two codes are read one after the other, only the last one counts
  if (mine !== asked) return;
  for (const place of all('[data-nick]')) place.textContent = nick;
  for (const place of all('[data-until]'))
    place.textContent = validUntil && day.format(new Date(`${validUntil}T00:00:00Z`));
  for (const part of all('[data-verdict]')) part.hidden = part.dataset.verdict !== verdict;
}

function verdictOn(payload: string): Promise<{ verdict: string; nick?: string; validUntil?: string }> {
  if (!globalThis.crypto?.subtle) return Promise.resolve({ verdict: 'unable' });
  return checkCard(payload, key, today.format(new Date()));
}

function checkAddress(): void {
  if (location.hash.length < 2) return;
  check(location.hash);
  // keeps the code out of the history and of copied addresses
  history.replaceState(history.state, '', location.pathname + location.search);
}

async function useCamera(): Promise<void> {
  const video = one('.card-camera') as HTMLVideoElement;
  one('[data-no-camera]').hidden = true;
  try {
    await check(await readCode(video));
  } catch {
    one('[data-no-camera]').hidden = false;
  }
}

one('.without-script').hidden = true;
one('[data-read]').hidden = false;
one('[data-camera]').hidden = !canRead();
one('[data-camera] button').addEventListener('click', useCamera);
one('.card-form').addEventListener('submit', (event) => {
  event.preventDefault();
  check((document.getElementById('codi') as HTMLInputElement).value);
});
addEventListener('hashchange', checkAddress);
checkAddress();
