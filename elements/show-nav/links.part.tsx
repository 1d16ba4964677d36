import { useTexts } from '../../src/config/use-texts.ts';
import { InPlaceOf, LinkItems, useLists } from '../../src/ui/in-place-of.tsx';
import { readLinks } from '../../src/ui/read-links.ts';
import { texts as ownTexts } from './links.texts.ts';

/** A menu that the page gives as data, which most pages do not. */
export default function DataLinks({ items }: { items: unknown }) {
  const texts = useTexts(ownTexts);
  const links = readLinks(items);
  return links.length > 0 && <Menu links={links} name={texts['show-nav.name']} />;
}

function Menu({ links, name }: { links: ReturnType<typeof readLinks>; name: string }) {
  const lists = useLists(':scope > ul, :scope > nav > ul', () => {
    const nav = document.createElement('nav');
    nav.setAttribute('aria-label', name);
    const list = document.createElement('ul');
    nav.append(list);
    return list;
  });
  return lists.map((list, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lists of a page have no other name
    <InPlaceOf key={index} node={list}>
      <LinkItems links={links} />
    </InPlaceOf>
  ));
}
