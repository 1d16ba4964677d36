import { useEffect, useRef, useState } from 'react';
import { PhotoError } from '../../photos/photo-error.ts';
import type { FormModel } from '../form/form.types.ts';
import {
  PHOTO_CUT_OFF,
  PHOTO_NOT_LOADED,
  PHOTO_PENDING,
  PHOTO_REMOVED,
  PHOTO_TOO_LARGE,
  PHOTO_UNREADABLE,
} from '../rules/photo-value.ts';

type Step = 'idle' | 'working' | 'ready' | 'removed';

/** Values of the field for files that cannot become a photo. */
const refusals = {
  'cut-off': PHOTO_CUT_OFF,
  'too-large': PHOTO_TOO_LARGE,
  unreadable: PHOTO_UNREADABLE,
};

const isRefusal = (value: string) => value === PHOTO_NOT_LOADED || Object.values(refusals).includes(value);

/** Loads the photo maker, which only users who pick a photo need. */
const loadMaker = () => import('../../photos/make-photo.part.ts').catch(() => undefined);

interface Options {
  /** Longest side, in pixels. */
  size: number;
  hasSaved: boolean;
  saves: number;
}

/** Makes photos of picked files for a field of a form. Only the last of several picked files counts. */
export function usePhoto(form: FormModel, name: string, { size, hasSaved, saves }: Options) {
  const [step, setStep] = useState<Step>('idle');
  /** Value of the field before the current file was picked. */
  const [before, setBefore] = useState('');
  const picks = useRef(0);
  const value = form.watch(name);

  // a save clears the message about the saved photo; a file picked meanwhile goes on
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
      const maker = await loadMaker();
      const photo = await maker?.default(file, size);
      if (!isLast()) return;
      form.setValue(name, photo ?? PHOTO_NOT_LOADED);
      setStep(photo ? 'ready' : 'idle');
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
