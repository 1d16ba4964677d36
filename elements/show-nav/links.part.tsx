import { useTexts } from '../../src/config/use-texts.ts';
import { readLinks } from '../../src/ui/read-links.ts';
import { LinkItems, ReplaceLists } from '../../src/ui/replace-node.tsx';
import { texts as ownTexts } from './links.texts.ts';

/** Menu for the few pages that give it as data. */
export default function DataLinks({ items }: { items: unknown }) {
  const texts = useTexts(ownTexts);
  const links = readLinks(items);
  const make = () => {
    const nav = document.createElement('nav');
    nav.setAttribute('aria-label', texts['show-nav.name']);
    return nav.appendChild(document.createElement('ul'));
  };
  return (
    links.length > 0 && (
      <ReplaceLists selector=":scope > ul, :scope > nav > ul" make={make}>
        <LinkItems links={links} />
      </ReplaceLists>
    )
  );
}
