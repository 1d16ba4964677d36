import { useTexts } from '../../src/config/use-texts.ts';
import { InPlaceOfLists, LinkItems } from '../../src/ui/in-place-of.tsx';
import { readLinks } from '../../src/ui/read-links.ts';
import { texts as ownTexts } from './links.texts.ts';

/** A menu that the page gives as data, which most pages do not. */
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
      <InPlaceOfLists selector=":scope > ul, :scope > nav > ul" make={make}>
        <LinkItems links={links} />
      </InPlaceOfLists>
    )
  );
}
