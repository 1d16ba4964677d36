import { openWidget, tag } from '../widget.ts';

type Options = Parameters<typeof openWidget>[1];

export const link = (number: number) => `<h3><a href="#slide-${number}">Diapositiva ${number}</a></h3>`;
export const slide = (content: string) => `<li class="ap-slide">${content}</li>`;
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
export const rowOf = (slides: readonly string[], attributes = '') =>
  `<div class="ap-slider"><ul class="ap-slides"${attributes}>${slides.join('')}</ul></div>`;

export const carousel = (count: number, attributes: Record<string, string> = {}) =>
  tag('ap-carousel', { variant: 'recirculation', ...attributes }, rowOf(numbers(count).map(link).map(slide)));

/** Opens a page with a carousel, and returns its parts. */
export async function openCarousel(body: string, options?: Options) {
  const widget = await openWidget(body, options);
  const { page, host } = widget;
  const slides = () => [...host.querySelectorAll<HTMLElement>('.ap-slide')];
  const frame = () => page.one('.ap-slider').getBoundingClientRect();
  /** Returns the numbers of slides that are completely in the frame. */
  const shown = () =>
    slides().flatMap((element, index) => {
      const { left, right } = element.getBoundingClientRect();
      return left > frame().left - 2 && right < frame().right + 2 ? [index + 1] : [];
    });
  return {
    ...widget,
    slides,
    shown,
    /** Numbers of the slides that can be reached. */
    open: () => slides().flatMap((element, index) => (element.inert ? [] : [index + 1])),
    count: () => widget.see.text('status'),
    row: () => page.one('.ap-slides'),
  };
}

export const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);
