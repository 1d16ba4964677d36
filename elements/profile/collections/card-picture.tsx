import { config } from '../../../src/config/config.ts';
import { imageService } from '../../../src/config/image-service.ts';
import { type ImageLayout, pictureOf } from '../../../src/content/image.ts';

const widths = [360, 416, 640, 856] as const;
/** Sizes for two columns within the page's margins; one column on phones (CAR-04). */
const sizes = { 578: '92vw', 1099: '46vw', 1100: '430px' } as const;

const layouts = {
  content: { ratio: '16-9', widths, sizes },
  show: { ratio: '4-3', widths, sizes },
} as const satisfies Record<string, ImageLayout>;

interface Props {
  kind: keyof typeof layouts;
  image: string | null;
}

/** Picture of a card in a reserved space; the site's default without a safe picture (SITE-05, W-06). */
export function CardPicture({ kind, image }: Props) {
  const service = imageService();
  const picture =
    pictureOf({ src: image ?? undefined }, layouts[kind], service) ??
    pictureOf({ src: config().defaultImage }, layouts[kind], service);
  if (!picture) return null;
  return (
    <picture>
      {picture.sources.map(({ srcset, ...source }) => (
        <source key={srcset} srcSet={srcset} {...source} />
      ))}
      <img
        src={picture.src}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
