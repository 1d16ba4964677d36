import { useTexts } from '../../src/config/use-texts.ts';
import { Alert } from '../../src/ui/alert.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Retry } from '../../src/ui/retry.tsx';
import { useFreezeWhilePressed } from '../../src/ui/use-freeze-while-pressed.ts';
import '../../src/content/body.css';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { AdjacentPortal } from '../../src/element/server-nodes.tsx';
import { plural } from '../../src/i18n/numbers.ts';
import { MoreButton } from '../../src/lists/more-button.tsx';
import { contract } from './live-feed.element.ts';
import styles from './live-feed.module.css';
import { texts as ownTexts } from './live-feed.texts.ts';
import { type LiveFeedModel, useLiveFeed } from './use-live-feed.ts';

type Texts = typeof ownTexts;

/** Remounts for another feed, so that no message or error carries over. */
export function LiveFeed(props: ElementProps<typeof contract>) {
  return <OneFeed key={props.liveId} {...props} />;
}

/** Renders the part around the messages, which are plain nodes of the list (feed-list.ts). */
function OneFeed(props: ElementProps<typeof contract>) {
  const feed = useLiveFeed(props);
  const texts = useTexts(ownTexts);
  return (
    <>
      <AdjacentPortal node={feed.list} place="afterbegin">
        <div className={styles.above} data-ap-below-header>
          <News feed={feed} texts={texts} />
        </div>
      </AdjacentPortal>
      <span className="ap-visually-hidden" role="status">
        {announcement(feed, texts)}
      </span>
      {feed.isEmpty && <Empty feed={feed} texts={texts} />}
      <div className={styles.end} ref={feed.end}>
        <Older feed={feed} texts={texts} />
      </div>
    </>
  );
}

interface PartProps {
  feed: LiveFeedModel;
  texts: Texts;
}

/** Overlays the list and takes no space, so that the text does not move. It does not change during a press. */
function News({ feed, texts }: PartProps) {
  const { heldCount, failure } = useFreezeWhilePressed(feed);
  if (heldCount > 0)
    return (
      <Button className={styles.news} onClick={feed.showHeld} passFocus={feed.focusFirst}>
        <span>{plural(heldCount, texts['live.new-one'], texts['live.new-many'])}</span>
      </Button>
    );
  if (failure !== 'newer') return null;
  return (
    <Alert className={styles.trouble}>
      <span>{texts['live.error-newer']}</span>
      <Button plain className={styles.again} onClick={feed.retry} passFocus={feed.focusFirst}>
        <span>{texts['live.retry']}</span>
      </Button>
    </Alert>
  );
}

function Empty({ feed, texts }: PartProps) {
  if (feed.failure === 'first')
    return (
      <Retry
        className={styles.note}
        text={texts['live.error']}
        label={texts['live.retry']}
        isRetrying={feed.isRetrying}
        onRetry={feed.retry}
        passFocus={feed.focusFirst}
      />
    );
  return feed.hasOwnEmpty ? null : <p className={styles.empty}>{texts['live.empty']}</p>;
}

function Older({ feed, texts }: PartProps) {
  const hasFailed = feed.failure === 'older';
  if (!feed.hasOlder && !hasFailed)
    return feed.endedEmpty ? <p className={styles.empty}>{texts['live.no-older']}</p> : null;
  return (
    <MoreButton
      failure={hasFailed ? texts['live.error'] : undefined}
      className={styles.note}
      label={texts[hasFailed ? 'live.retry' : feed.isLoadingOlder ? 'live.loading' : 'live.older']}
      isBusy={feed.isLoadingOlder}
      onPress={hasFailed ? feed.retry : feed.loadOlder}
    />
  );
}

/** Announces each batch once. A no-break space distinguishes equal texts. */
function announcement(feed: LiveFeedModel, texts: Texts): string {
  const { count, direction, number } = feed.batch;
  if (!count) return feed.endedEmpty && direction === 'older' ? texts['live.no-older'] : '';
  const text =
    direction === 'older'
      ? plural(count, texts['live.older-one'], texts['live.older-many'])
      : plural(count, texts['live.new-one'], texts['live.new-many']);
  return number % 2 ? text : `${text}\u00a0`;
}

export default defineElement(contract, LiveFeed);
