import close from 'virtual:icon/line/x';
import { useState } from 'react';
import { fill } from '../../src/i18n/texts.ts';
import { SlideControls } from '../../src/slides/slide-controls.tsx';
import type { SlidesTexts } from '../../src/slides/slides.texts.ts';
import { useSlideRoles } from '../../src/slides/use-slide-roles.ts';
import { useSlider } from '../../src/slides/use-slider.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './full-screen.module.css';
import type { GalleryTexts } from './photo-gallery.texts.ts';
import type { Photo } from './read-photos.ts';

interface Props {
  photos: readonly Photo[];
  /** Index of the first photo to show. */
  start: number;
  title: string;
  texts: SlidesTexts & GalleryTexts;
  /** @param photo index of the last photo shown */
  onClose: (photo: number) => void;
}

/** The photos as large as the window, over the page. */
export default function FullScreen({ photos, start, title, texts, onClose }: Props) {
  const [last, setLast] = useState(start);
  return (
    <Dialog title={title} className={styles.dialog} onClose={() => onClose(last)}>
      <Row photos={photos} start={start} texts={texts} onChange={setLast} onClose={() => onClose(last)} />
    </Dialog>
  );
}

interface RowProps {
  photos: readonly Photo[];
  start: number;
  texts: Props['texts'];
  onChange: (photo: number) => void;
  onClose: () => void;
}

/** Row inside the dialog, since it can only be measured when the dialog is open. */
function Row({ photos, start, texts, onChange, onClose }: RowProps) {
  const [scope, setScope] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.all} ref={setScope}>
      <Button quiet className={styles.close} aria-label={texts['gallery.close']} onClick={onClose}>
        <Icon path={close} line />
      </Button>
      <div className="ap-slider">
        <ul
          className="ap-slides"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by the keyboard
          tabIndex={0}
        >
          {photos.map((photo) => (
            <li className="ap-slide" key={photo.src}>
              <FullPhoto photo={photo} />
            </li>
          ))}
        </ul>
      </div>
      {scope && (
        <Sliding scope={scope} start={start} count={photos.length} texts={texts} onChange={onChange} />
      )}
    </div>
  );
}

interface SlidingProps extends Pick<RowProps, 'start' | 'texts' | 'onChange'> {
  scope: HTMLElement;
  count: number;
}

function Sliding({ scope, start, count, texts, onChange }: SlidingProps) {
  const [{ frame, rows, elements }] = useState(() => ({
    frame: scope.querySelector<HTMLElement>('.ap-slider'),
    rows: [...scope.querySelectorAll<HTMLElement>('.ap-slides')],
    elements: [...scope.querySelectorAll<HTMLElement>('.ap-slide')],
  }));
  const slides = useSlider(frame, elements, '', onChange, start);
  useSlideRoles({ scope, rows, elements, slides, texts });
  return (
    <SlideControls
      className={styles.controls}
      slides={slides}
      texts={texts}
      said={fill(texts['slides.one'], { i: slides.index + 1, n: count })}
    />
  );
}

/** Photo that shows its small preview until the large picture has loaded. */
function FullPhoto({ photo }: { photo: Photo }) {
  const { sources, src, preview, alt, width, height, title, signature } = photo;
  return (
    <figure className={styles.photo}>
      {preview && <img className={styles.preview} src={preview} alt="" width={width} height={height} />}
      <picture>
        {sources.map(({ srcset, type, media }) => (
          <source
            key={srcset}
            srcSet={srcset}
            type={type || undefined}
            media={media || undefined}
            sizes="100vw"
          />
        ))}
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
      {(title || signature) && (
        <figcaption>
          {title && <span>{title}</span>}
          {signature && <small>{signature}</small>}
        </figcaption>
      )}
    </figure>
  );
}
