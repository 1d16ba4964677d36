import { useEffect, useRef, useState } from 'react';
import { makePhoto } from '../../photos/make-photo.ts';
import { PhotoError } from '../../photos/photo-error.ts';
import type { FormModel } from '../form/form.types.ts';
import {
  PHOTO_CUT_OFF,
  PHOTO_PENDING,
  PHOTO_REMOVED,
  PHOTO_TOO_LARGE,
  PHOTO_UNREADABLE,
} from '../rules/photo-value.ts';

type Step = 'idle' | 'working' | 'ready' | 'removed';

/** What the field says of a file that no photo can be made of. */
const refusals = {
  'cut-off': PHOTO_CUT_OFF,
  'too-large': PHOTO_TOO_LARGE,
  unreadable: PHOTO_UNREADABLE,
};

const isRefusal = (value: string) => Object.values(refusals).includes(value);

interface Options {
  /** Longest side, in pixels. */
  size: number;
  hasSaved: boolean;
  saves: number;
}

/** Makes photos of the files that are picked, for a field of a form. Of two picked in a row the last one counts. */
export function usePhoto(form: FormModel, name: string, { size, hasSaved, saves }: Options) {
  const [step, setStep] = useState<Step>('idle');
  /** Value of the field before the file being processed. */
  const [before, setBefore] = useState('');
  const picks = useRef(0);
  const value = form.watch(name);

  // nothing more is said of what is saved; a file that was picked meanwhile goes on
  // biome-ignore lint/correctness/useExhaustiveDependencies: at a save only
  useEffect(() => setStep((now) => (now === 'working' ? now : 'idle')), [saves]);

  async function pick(file: File) {
    picks.current += 1;
    const own = picks.current;
    const isLast = () => own === picks.current;
    if (step !== 'working' && !isRefusal(value)) setBefore(value);
    setStep('working');
    form.setSilently(name, PHOTO_PENDING);
    try {
      const photo = await makePhoto(file, size);
      if (!isLast()) return;
      form.setValue(name, photo);
      setStep('ready');
    } catch (error) {
      if (!isLast()) return;
      form.setValue(name, refusals[error instanceof PhotoError ? error.reason : 'unreadable']);
      setStep('idle');
    }
  }

  function remove() {
    picks.current += 1;
    form.setValue(name, hasSaved ? PHOTO_REMOVED : '');
    setStep('removed');
  }

  /** Restores the value before an unusable file. */
  function discard() {
    picks.current += 1;
    form.setValue(name, before);
    setStep('idle');
  }

  return {
    /** visible photo: the previous one until the next is ready */
    value: step === 'working' ? before : value,
    step,
    isRefused: isRefusal(value),
    pick,
    remove,
    discard,
  };
}
