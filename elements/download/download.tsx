import { useState } from 'react';
import type { FileProgress } from '../../src/api/file.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { serverLabel } from '../../src/element/server-label.ts';
import { formatFileSize } from '../../src/i18n/file-sizes.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { useThrottledAnnouncement } from '../../src/ui/use-throttled-announcement.ts';
import { contract } from './download.element.ts';
import styles from './download.module.css';
import { texts as ownTexts } from './download.texts.ts';
import { useDownload } from './use-download.ts';

/** Interval of the progress announcements for screen readers, in ms. */
const CALM = 5000;

const percentOf = ({ received, total = 0 }: FileProgress) =>
  Math.min(100, Math.floor((received / total) * 100));

function progressText(progress: FileProgress | undefined, texts: typeof ownTexts): string {
  if (!progress) return texts['download.begun'];
  if (progress.total === undefined)
    return fill(texts['download.received'], { size: formatFileSize(progress.received) });
  return fill(texts['download.percent'], { n: percentOf(progress) });
}

export function Download(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const [label] = useState(() => serverLabel(host));
  const { href, name, isForeign, step, progress, link, press, cancel } = useDownload(props);
  const isBusy = step === 'busy';
  const said = step === 'idle' ? '' : isBusy ? progressText(progress, texts) : texts[`download.${step}`];
  const heard = useThrottledAnnouncement(said, CALM, step);

  return (
    <>
      <a
        ref={link}
        className="ap-button ap-quiet"
        href={href}
        download={name}
        aria-disabled={isBusy || undefined}
        onClick={press}
        {...(isForeign && { target: '_blank', rel: 'noopener' })}
      >
        {label || texts['download.label']}
      </a>
      {said && (
        <span className={styles.state}>
          {isBusy && (
            <progress
              className={styles.bar}
              aria-label={texts['download.begun']}
              max={100}
              value={progress?.total === undefined ? undefined : percentOf(progress)}
            />
          )}
          <span aria-hidden="true">{said}</span>
          {isBusy && (
            <Button plain onClick={cancel} passFocus={() => link.current?.focus({ preventScroll: true })}>
              {texts['download.cancel']}
            </Button>
          )}
        </span>
      )}
      <span className="ap-visually-hidden" role="status">
        {heard}
      </span>
    </>
  );
}

export default defineElement(contract, Download);
