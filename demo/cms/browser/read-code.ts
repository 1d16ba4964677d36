/** Reads QR codes with the camera, if the browser supports it. The camera starts only on request. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canRead = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

/** Shows the camera's picture until it contains a code. @throws when the camera may not be used */
export async function readCode(video: HTMLVideoElement): Promise<string> {
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
