import { useEffect, useRef } from 'react';
import { useFocusRendered } from '../../src/element/host.ts';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { fill } from '../../src/i18n/texts.ts';
import { Alert } from '../../src/ui/alert.tsx';
import { Button } from '../../src/ui/button.tsx';
import { useThrottledAnnouncement } from '../../src/ui/use-throttled-announcement.ts';
import styles from './ugc-form.module.css';
import type { texts as ownTexts } from './ugc-form.texts.ts';
import type { UploadState } from './upload-machine.ts';

/** Minimum interval between announcements of the progress, in ms. */
const CALM = 15_000;

interface Props {
  upload: UploadState;
  isSending: boolean;
  texts: typeof ownTexts;
  onCancel(): void;
}

/** Scrolls progress, cancel button and error messages into view, unless the reader has scrolled away from the form. */
function useStepInSight(step: UploadState['step']) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form')?.getBoundingClientRect();
    if (step === 'none' || !form || form.bottom < 0 || form.top > innerHeight) return;
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [step]);
  return place;
}

/** Submit button and, during an upload, progress, cancel button and messages (UGC-10..15, UGC-31). */
export function Sending({ upload, isSending, texts, onCancel }: Props) {
  const focus = useFocusRendered();
  const place = useStepInSight(upload.step);
  const isUploading = upload.step === 'sending';
  // after the whole file the text follows, which cannot be cancelled
  const canCancel = upload.step !== 'none' && !(isUploading && upload.percent === 100);
  const percent = isUploading ? fill(texts['ugc.percent'], { n: upload.percent }) : '';
  const said = isUploading && upload.isWaiting ? texts['ugc.offline'] : percent;
  const heard = useThrottledAnnouncement(said, CALM, isUploading && upload.isWaiting);
  return (
    <div className={styles.sending} ref={place}>
      {upload.step === 'failed' && (
        <Alert>
          <p>{texts['ugc.error-uploading-file']}</p>
          <p>{texts[`ugc.cause-${upload.cause}`]}</p>
        </Alert>
      )}
      <div className={styles.send}>
        <SubmitButton label={texts['ugc.submit']} isWaiting={upload.step === 'failed'} />
        {isUploading && (
          <p className={styles.percent} aria-hidden="true">
            {percent}
          </p>
        )}
        {canCancel && (
          <Button quiet onClick={onCancel} passFocus={() => focus('[type="submit"]')}>
            {texts[upload.step === 'failed' ? 'ugc.cancel-and-retry' : 'ugc.cancel']}
          </Button>
        )}
      </div>
      {isUploading && (
        <progress
          className={styles.bar}
          aria-label={texts['ugc.progress']}
          max={100}
          value={upload.percent}
        />
      )}
      {isUploading && upload.isWaiting && <p className={styles.note}>{texts['ugc.offline']}</p>}
      {isSending && <p className={styles.note}>{texts['ugc.leave-warning']}</p>}
      <p className="ap-visually-hidden" role="status">
        {isUploading ? heard : ''}
      </p>
    </div>
  );
}
