import plus from 'virtual:icon/line/plus';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { config, withBase } from '../../../src/config/config.ts';
import { CLUB } from '../../../src/config/sites.ts';
import { useTexts } from '../../../src/config/use-texts.ts';
import { ServerContent } from '../../../src/element/server-content.tsx';
import { fill } from '../../../src/i18n/texts.ts';
import { Alert } from '../../../src/ui/alert.tsx';
import { Icon } from '../../../src/ui/icon.tsx';
import type { ChildrenProps } from '../profile.types.ts';
import { tabAddress } from '../tabs.ts';
import styles from './children.module.css';
import { texts as ownTexts } from './children.texts.ts';
import { KnownChild } from './known-child.tsx';

/**
 * Tab of the children: their cards on the club's site, elsewhere a description of the club (PROF-31, PROF-32). It
 * leaves the page on any site when the server does not know the current user (PROF-33, PROF-40).
 */
export default function Children(props: ChildrenProps) {
  const { model, site } = props;
  const texts = useTexts(ownTexts);
  const hasFailed = model.status === 'failed' && !model.isRetrying;
  const leave = useEffectEvent(props.leave);
  useEffect(() => {
    if (hasFailed) leave();
  }, [hasFailed]);

  if (hasFailed) return <Alert>{texts['children.error-load']}</Alert>;
  if (site !== CLUB)
    return (
      <ServerContent name="children-description">
        <div className={styles.description}>
          <p>{texts['children.description']}</p>
          <a className="ap-button" href={withBase(tabAddress('children', config().routes, CLUB))}>
            {texts['children.club']}
          </a>
        </div>
      </ServerContent>
    );
  return <Cards {...props} texts={texts} />;
}

function Cards({ texts, clubRegisterUrl, ...props }: ChildrenProps & { texts: typeof ownTexts }) {
  const { profile } = props.model;
  const { said, removed, setRemoved } = useFarewell(profile?.children?.length);
  if (!profile) return <div className={styles.shape} aria-hidden="true" />;
  const children = profile.children ?? [];
  return (
    <>
      <p className={styles.saved} role="status" tabIndex={-1} ref={said}>
        {removed ? fill(texts['children.removed'], { name: removed }) : ''}
      </p>
      {children.length === 0 && <p className={styles.empty}>{texts['children.empty']}</p>}
      <div className={styles.cards}>
        {children.map((child, index) => (
          <KnownChild
            key={child.id}
            {...props}
            child={child}
            index={index}
            texts={texts}
            onRemoved={setRemoved}
          />
        ))}
        <a className={styles.add} href={withBase(clubRegisterUrl)}>
          <Icon path={plus} line />
          <span>{texts['children.add']}</span>
        </a>
      </div>
    </>
  );
}

/** Announces a removed card and moves the lost focus. */
function useFarewell(count: number | undefined) {
  const [removed, setRemoved] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const move = useEffectEvent(() => removed && said.current?.focus());
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the card is no more on the page
  useLayoutEffect(() => void move(), [count]);
  return { said, removed, setRemoved };
}
