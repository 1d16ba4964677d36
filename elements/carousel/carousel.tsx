import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit } from '../../src/element/host.ts';
import { countAt } from '../../src/slides/count-at.ts';
import { RowButtons } from '../../src/slides/row-buttons.tsx';
import { useOwnStyle } from '../../src/slides/use-own-style.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { contract } from './carousel.element.ts';

export function Carousel({ slides: counts, gap, variant, label }: ElementProps<typeof contract>) {
  const emit = useEmit(contract);
  const count = countAt(useWindowWidth(), counts);
  useOwnStyle('--ap-n', count === undefined ? '' : String(count));
  useOwnStyle('--ap-gap', gap === contract.attributes.gap.default ? '' : `${gap}px`);
  return (
    <RowButtons
      frame=":scope > .ap-slider"
      layout={`${variant} ${count} ${gap}`}
      label={label}
      onMove={(index) => emit('ap-slide-change', { index })}
    />
  );
}

export default defineElement(contract, Carousel);
