import { fill } from '../../src/i18n/texts.ts';
import type { Fault } from '../../src/media/fault.ts';
import { Button } from '../../src/ui/button.tsx';
import { useFocusOnUnmount } from '../../src/ui/use-focus-on-unmount.ts';
import type { Problem } from './player-machine.ts';
import type { PlayingTexts } from './playing.types.ts';
import styles from './problem.module.css';
import { supportCode } from './record-problem.ts';

interface Props {
  problem: Problem;
  bcId: string | undefined;
  /** Alternative page without the player. */
  href: string | undefined;
  texts: PlayingTexts;
  onRetry(): void;
  /** Called when the note disappears by itself with the focus inside: moves the focus to the player. */
  passFocus(): void;
}

const reasons = {
  offline: 'player.offline',
  unreachable: 'player.unreadable',
  forbidden: 'player.forbidden',
  'not-found': 'content.gone',
  expired: 'player.expired',
  blocked: 'player.blocked',
  address: 'player.address',
  site: 'player.site',
  limit: 'player.limit',
  protected: 'player.protected',
  codec: 'player.codec',
  decode: 'player.decode',
  stalled: 'player.stalled',
  unreadable: 'player.unreadable',
} as const satisfies Record<Fault, keyof PlayingTexts>;

/** A retry is useless for media that this reader, this site or this browser may not play. */
const mayHelp = ({ fault }: Problem) =>
  !['expired', 'blocked', 'address', 'site', 'protected'].includes(fault);

/** Reason of a playback problem with its remedies (BEY-19). */
export function ProblemNote({ problem, bcId, href, texts, onRetry, passFocus }: Props) {
  return (
    <div className={styles.problem} ref={useFocusOnUnmount<HTMLDivElement>(passFocus)}>
      <p key={problem.count} className={styles.reason} role="alert">
        {texts[reasons[problem.fault]]}
      </p>
      <p className={styles.code}>{fill(texts['player.code'], { code: supportCode(problem, bcId) })}</p>
      <div className={styles.ways}>
        {mayHelp(problem) && <Button onClick={onRetry}>{texts['player.retry']}</Button>}
        {href && (
          <a className={`ap-plain ${styles.way}`} href={href}>
            {texts['player.fallback']}
          </a>
        )}
      </div>
    </div>
  );
}
