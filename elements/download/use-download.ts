import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type FileProgress, fetchFile } from '../../src/api/file.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit } from '../../src/element/host.ts';
import { useHidden } from '../../src/element/use-hidden.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';
import { ownAddress, ownOrigin } from '../../src/page/own-address.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { contract } from './download.element.ts';
import { fileName } from './file-name.ts';

/** Time before the object URL is revoked, in ms. */
const GRACE = 60_000;

/** Saves a blob under a name, as a browser download. */
function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}

/** Larger files are left to the browser, which writes them to disk as they arrive (docs/decisions/downloads.md). */
const MAX_BYTES = 100_000_000;

type Step = 'idle' | 'busy' | 'done' | 'cancelled' | 'failed';

interface Offer {
  href: string | undefined;
  title: string | undefined;
}

interface Next extends Offer {
  /** Address of the file that this one replaced. */
  after: string | undefined;
}

type AutoplayChange = CustomEvent<{ downloadUrl?: unknown; title?: unknown } | null>;

/** Offered file: the page's own, or that of the current chapter (DOWN-03). */
function useOffer({ href, fileTitle, followAutoplay }: ElementProps<typeof contract>): Offer {
  const [next, setNext] = useState<Next>();
  useListener<AutoplayChange>(document, 'ap-autoplay-change', ({ detail }) => {
    const { downloadUrl, title } = detail ?? {};
    const name = typeof title === 'string' && title.trim() ? title : undefined;
    setNext({ after: href, href: safeUrl(downloadUrl), title: name });
  });
  return followAutoplay && next && next.after === href ? next : { href, title: fileTitle };
}

export function useDownload(props: ElementProps<typeof contract>) {
  const emit = useEmit(contract);
  const offer = useOffer(props);
  const link = useRef<HTMLAnchorElement>(null);
  const run = useRef<AbortController>(undefined);
  /** Progress of the requested file. */
  const [taken, setTaken] = useState<{ of: Offer; step: Step }>();
  // a file stays offered while it is fetched; its result is not shown for the next one
  const { href, title } = taken?.step === 'busy' ? taken.of : offer;
  const step = taken && taken.of.href === href ? taken.step : 'idle';
  const [progress, setProgress] = useState<FileProgress>();
  /** Address that failed here; the browser follows its link from now on. */
  const plain = useRef<string>(undefined);
  useHidden(href === undefined);
  useEffect(() => () => run.current?.abort(), []);

  const name = (type?: string) => fileName(title ?? readDocument('title'), href ?? '', type);

  function end(of: Offer, next: Step) {
    run.current = undefined;
    setProgress(undefined);
    setTaken({ of, step: next });
  }

  /** Lets the browser follow the link instead. */
  function openPlainly(file: string) {
    plain.current = file;
    link.current?.click();
  }

  async function take(file: string) {
    const own = new AbortController();
    const of = { href, title };
    run.current = own;
    setTaken({ of, step: 'busy' });
    try {
      const onProgress = (progress: FileProgress) => own.signal.aborted || setProgress(progress);
      const blob = await fetchFile(ownAddress(file).href, {
        maxBytes: MAX_BYTES,
        signal: own.signal,
        onProgress,
      });
      if (blob) saveBlob(blob, name(blob.type));
      end(of, blob ? 'done' : 'idle');
      if (!blob) openPlainly(file);
      emit('ap-download', { name: name(blob?.type) });
    } catch (error) {
      if (own.signal.aborted) return;
      console.warn('<ap-download>', error);
      end(of, 'failed');
      emit('ap-download-error', {});
      openPlainly(file);
    }
  }

  return {
    href,
    name: name(),
    /** Browsers do not save files of another host but navigate to them. */
    isForeign: href !== undefined && ownAddress(href).origin !== ownOrigin(),
    step,
    progress,
    link,
    press(event: MouseEvent) {
      if (!href || plain.current === href || !isPlainPress(event.nativeEvent)) return;
      event.preventDefault();
      if (!run.current) take(href);
    },
    cancel() {
      run.current?.abort();
      end({ href, title }, 'cancelled');
    },
  };
}
