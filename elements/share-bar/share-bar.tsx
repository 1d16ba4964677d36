import link from 'virtual:icon/line/link';
import share from 'virtual:icon/line/share';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { NewWindow } from '../../src/ui/new-window.tsx';
import { shareLink } from './main-networks.ts';
import { type Network, networks } from './networks.ts';
import { contract } from './share-bar.element.ts';
import { texts as ownTexts } from './share-bar.texts.ts';
import { useShareBar } from './use-share-bar.ts';

export function ShareBar(props: ElementProps<typeof contract>) {
  const bar = useShareBar(props);
  const texts = useTexts(ownTexts);

  if (bar.isHidden) return null;
  if (bar.isNative)
    return (
      <ul className="ap-share-list">
        <li>
          <button type="button" className="ap-share-item" onClick={bar.shareNatively}>
            <Icon path={share} line />
            <span>{texts['share.native']}</span>
          </button>
        </li>
      </ul>
    );

  const isLive = props.variant === 'live';
  const networkItem = (network: Network) => (
    <li key={network.id}>
      <a
        className="ap-share-item"
        href={shareLink(network, bar.shared)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => bar.announce(network.id)}
      >
        <Icon path={network.icon} />
        <span>{network.name}</span>
        <NewWindow />
      </a>
    </li>
  );
  return (
    <ul className={`ap-share-list ap-share-${props.variant}`} aria-label={texts['share.label']}>
      {networks.map(networkItem)}
      {bar.more.map(networkItem)}
      {props.variant !== 'default' && (
        <li>
          <button type="button" className="ap-share-item" onClick={bar.copy}>
            <Icon path={link} line />
            <span>{texts[bar.isCopied ? 'share.copied' : 'share.copy']}</span>
          </button>
          <span className="ap-visually-hidden" role="status">
            {bar.isCopied ? texts['share.copied'] : ''}
          </span>
        </li>
      )}
      {!isLive && (
        <li>
          <button
            type="button"
            className="ap-share-item ap-share-toggle"
            aria-expanded={bar.isOpen}
            onClick={bar.toggle}
          >
            <span aria-hidden="true" className="ap-share-sign">
              {bar.isOpen ? '−' : '+'}
            </span>
            <span>{texts[bar.isOpen ? 'share.less' : 'share.more']}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

export default defineElement(contract, ShareBar);
