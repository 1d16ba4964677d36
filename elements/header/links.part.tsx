import bluesky from 'virtual:icon/brand/bluesky';
import facebook from 'virtual:icon/brand/facebook';
import instagram from 'virtual:icon/brand/instagram';
import threads from 'virtual:icon/brand/threads';
import tiktok from 'virtual:icon/brand/tiktok';
import x from 'virtual:icon/brand/x';
import { useTexts } from '../../src/config/use-texts.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { texts as windowTexts } from '../../src/ui/new-window.texts.ts';
import { readLinks } from '../../src/ui/read-links.ts';
import { LinkItems, ReplaceLists } from '../../src/ui/replace-node.tsx';
import type { SocialLink } from './header.types.ts';
import { texts as linksTexts } from './links.texts.ts';

const ownTexts = { ...linksTexts, ...windowTexts };

interface DataLinksProps {
  items: unknown;
  socialLinks: unknown;
}

/** Navigation and social networks for the few pages that give them as data. */
export default function DataLinks({ items, socialLinks }: DataLinksProps) {
  const texts = useTexts(ownTexts);
  const links = readLinks(items);
  const networks = readNetworks(socialLinks);
  const makeMenu = () => {
    const nav = document.createElement('nav');
    nav.slot = 'menu';
    nav.className = 'ap-header-nav';
    nav.setAttribute('aria-label', texts['header.menu']);
    return nav.appendChild(listOf('ap-header-menu'));
  };
  const makeNetworks = () => {
    const place = document.createElement('div');
    place.slot = 'social';
    const list = place.appendChild(listOf('ap-header-social'));
    list.setAttribute('aria-label', texts['header.social']);
    return list;
  };
  return (
    <>
      {links.length > 0 && (
        <ReplaceLists selector='[slot="menu"] > ul, [slot="burger"] nav > ul' make={makeMenu}>
          <LinkItems links={links} />
        </ReplaceLists>
      )}
      {networks.length > 0 && (
        <ReplaceLists
          selector='[slot="social"]'
          make={makeNetworks}
          place='[slot="burger"] > .ap-header-panel'
        >
          {networks.map(({ name, path, href }) => (
            <li key={name}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${name} ${texts['link.new-window']}`}
              >
                <Icon path={path} />
              </a>
            </li>
          ))}
        </ReplaceLists>
      )}
    </>
  );
}

function listOf(className: string): HTMLElement {
  const list = document.createElement('ul');
  list.className = className;
  return list;
}

const signs: Readonly<Record<SocialLink['network'], readonly [name: string, path: string]>> = {
  facebook: ['Facebook', facebook],
  x: ['X', x],
  instagram: ['Instagram', instagram],
  tiktok: ['TikTok', tiktok],
  bluesky: ['Bluesky', bluesky],
  threads: ['Threads', threads],
};

/** Reads the networks; drops unknown ones and those without a safe address (W-06). */
function readNetworks(data: unknown) {
  if (!Array.isArray(data)) return [];
  return data.flatMap((one: Partial<SocialLink> | null) => {
    const sign = Object.hasOwn(signs, String(one?.network)) && signs[one?.network as SocialLink['network']];
    const href = safeUrl(one?.href);
    return sign && href ? [{ name: sign[0], path: sign[1], href }] : [];
  });
}
