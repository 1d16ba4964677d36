import left from 'virtual:icon/line/chevron-left';
import right from 'virtual:icon/line/chevron-right';
import closeIcon from 'virtual:icon/line/x';
import { imageService } from '../../src/config/image-service.ts';
import { pictureAddress } from '../../src/content/image.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './frame.module.css';
import type { MapTexts } from './map.texts.ts';
import { nameOf } from './name-of.ts';
import type { ShownMarker } from './read-markers.ts';

interface Props {
  marker: ShownMarker;
  /** Index among the markers at the same place. */
  at: number;
  count: number;
  texts: MapTexts;
  onGo: (at: number) => void;
  onClose: () => void;
}

/** Card of a marker (MAP-02), with buttons to the others at its place (MAP-07). */
export function Popup({ marker, at, count, texts, onGo, onClose }: Props) {
  const { index, title, description, image, link } = marker;
  const name = nameOf(index, title, texts);
  const src = image && pictureAddress(image.src, imageService());
  return (
    <div className={styles.popup} role="dialog" aria-label={name} tabIndex={-1}>
      {src && (
        <img className={styles.image} src={src} alt={image.alt} width="320" height="180" decoding="async" />
      )}
      <p className={styles.title}>{link ? <a href={link.href}>{name}</a> : <span>{name}</span>}</p>
      {description && <p className={styles.text}>{description}</p>}
      {link?.title && link.title !== name && (
        <p className={styles.text}>
          <a href={link.href}>{link.title}</a>
        </p>
      )}
      {count > 1 && (
        <div className={styles.pager}>
          <Step label={texts['map.previous']} path={left} to={at - 1} count={count} onGo={onGo} />
          <span role="status">{fill(texts['map.count'], { i: at + 1, n: count })}</span>
          <Step label={texts['map.next']} path={right} to={at + 1} count={count} onGo={onGo} />
        </div>
      )}
      <button type="button" className={styles.close} aria-label={texts['map.close']} onClick={onClose}>
        <Icon path={closeIcon} line />
      </button>
    </div>
  );
}

interface StepProps extends Pick<Props, 'count' | 'onGo'> {
  label: string;
  path: string;
  to: number;
}

function Step({ label, path, to, count, onGo }: StepProps) {
  const isOver = to < 0 || to >= count;
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isOver || undefined}
      onClick={() => isOver || onGo(to)}
    >
      <Icon path={path} line />
    </button>
  );
}
