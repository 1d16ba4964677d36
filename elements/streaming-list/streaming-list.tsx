import { useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { AdjacentPortal, useServerNodes } from '../../src/element/server-nodes.tsx';
import { plural } from '../../src/i18n/numbers.ts';
import { ReplaceNode } from '../../src/ui/replace-node.tsx';
import { useThrottledAnnouncement } from '../../src/ui/use-throttled-announcement.ts';
import { drawStream } from './stream-item.tsx';
import { contract } from './streaming-list.element.ts';
import styles from './streaming-list.module.css';
import { texts as ownTexts, type StreamingTexts } from './streaming-list.texts.ts';
import { type Streams, useStreams } from './use-streams.ts';

/** Minimum interval between announcements of the number of streams, in ms. */
const ANNOUNCE_EVERY = 30_000;

export function StreamingList(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  // queried once: the widget's own list looks like the server's
  const [list] = useState(() => host.querySelector<HTMLElement>('ul.ap-streams') ?? undefined);
  const [title] = useServerNodes('h1, h2, h3, h4, h5, h6');
  const streams = useStreams(props, list);
  const heading = title ? null : <h2 className="ap-streams-heading">{props.heading}</h2>;
  const items = streams.shown?.map((stream) => drawStream(stream, texts));

  return (
    <>
      {list && heading && (
        <AdjacentPortal node={list} place="beforebegin">
          {heading}
        </AdjacentPortal>
      )}
      {list && items && <ReplaceNode node={list}>{items}</ReplaceNode>}
      {!list && heading}
      {!list && <ul className="ap-streams">{items}</ul>}
      <State streams={streams} texts={texts} />
    </>
  );
}

/**
 * Spinner with its label before the first response (STRM-05, STRM-06); then the number of streams when it changes.
 */
function State({ streams: { count, isAnswered }, texts }: { streams: Streams; texts: StreamingTexts }) {
  const isEmpty = count === 0;
  const nothing = texts[isAnswered ? 'streaming.none' : 'streaming.loading'];
  const text = isEmpty ? nothing : plural(count, texts['streaming.one'], texts['streaming.many']);
  const announced = useThrottledAnnouncement(text, ANNOUNCE_EVERY);
  return (
    <div className={isEmpty ? styles.empty : undefined}>
      {isEmpty && <span className={styles.spinner} aria-hidden="true" />}
      <p
        className={isEmpty ? styles.note : 'ap-visually-hidden'}
        role="status"
        tabIndex={-1}
        data-streams-state=""
      >
        {isEmpty ? text : announced}
      </p>
    </div>
  );
}

export default defineElement(contract, StreamingList);
