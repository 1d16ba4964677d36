import check from 'virtual:icon/line/check';
import linkIcon from 'virtual:icon/line/link';
import shareIcon from 'virtual:icon/line/share';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { AdjacentPortal } from '../../src/element/server-nodes.tsx';
import { usePart } from '../../src/element/use-part.ts';
import { fill } from '../../src/i18n/texts.ts';
import { pageAddress } from '../../src/page/own-address.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { contract } from './cue-points.element.ts';
import styles from './cue-points.module.css';
import { texts as ownTexts } from './cue-points.texts.ts';
import { readPoints, withTime } from './moment.ts';
import { useCuePoints } from './use-cue-points.ts';

/** Keeps the server's links and adds a share button beside each. */
export function CuePoints(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const { pathname, search } = new URL(pageAddress());
  const points = readPoints(props.points).map((point) => ({
    ...point,
    href: withTime(pathname + search, point.seconds),
  }));
  const { part: DataPoints } = usePart(() => import('./data-points.part.tsx'), points.length > 0);
  const { moments, isNative, copied, share } = useCuePoints(props);

  return (
    <>
      {DataPoints && points.length > 0 && <DataPoints points={points} name={texts['cue-points.list']} />}
      {moments.map((moment) => (
        <AdjacentPortal key={`${moment.url} ${moment.name}`} node={moment.link} place="afterend">
          <button
            type="button"
            className={styles.share}
            aria-label={fill(texts[isNative ? 'cue-points.share' : 'cue-points.copy'], {
              moment: moment.name,
            })}
            onClick={() => share(moment)}
          >
            <Icon path={copied === moment.url ? check : isNative ? shareIcon : linkIcon} line />
          </button>
          {copied === moment.url && (
            <span className={styles.note} aria-hidden="true">
              {texts['cue-points.copied']}
            </span>
          )}
        </AdjacentPortal>
      ))}
      <span className="ap-visually-hidden" role="status">
        {copied === undefined ? '' : texts['cue-points.copied']}
      </span>
    </>
  );
}

export default defineElement(contract, CuePoints);
