import { formatDuration } from '../../src/i18n/durations.ts';
import { ReplaceLists } from '../../src/ui/replace-node.tsx';

interface Props {
  points: readonly { seconds: number; title: string; href: string }[];
  name: string;
}

/** Renders the moments that some pages give as data, in the server's markup. */
export default function DataPoints({ points, name }: Props) {
  const make = () => {
    const nav = document.createElement('nav');
    nav.setAttribute('aria-label', name);
    return nav.appendChild(document.createElement('ol'));
  };
  return (
    <ReplaceLists selector=":scope > :is(ol, ul), :scope > nav > :is(ol, ul)" make={make}>
      {points.map(({ seconds, title, href }) => (
        <li key={`${seconds} ${title}`}>
          <a href={href}>
            <b>{formatDuration(seconds)}</b> <span>{title}</span>
          </a>
        </li>
      ))}
    </ReplaceLists>
  );
}
