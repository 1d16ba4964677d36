// Writes the committed files that are made of packages; `npm run data` after an update of one of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { mapLayer } from './map-layer.ts';
import { placeGridModule } from './place-grid.ts';
import { placePointsModule } from './place-points.ts';
import { placesModule } from './places.ts';
import { skyIconsModule } from './sky-icons.ts';

const contents = {
  'src/places/places.data.ts': placesModule,
  'demo/cms/content/catalogue/places.data.ts': placePointsModule,
  'demo/api/weather/place-grid.data.ts': placeGridModule,
  'demo/cms/assets/map-layer.json': mapLayer,
  'elements/weather/sky-icons.data.ts': skyIconsModule,
} as const;

const locate = (path: string) => new URL(`../../${path}`, import.meta.url);

/** Tests whether a committed file has the content that its packages give. */
export const isCurrent = (path: keyof typeof contents): boolean =>
  readFileSync(locate(path), 'utf8') === contents[path]();

if (import.meta.main)
  for (const [path, content] of Object.entries(contents)) writeFileSync(locate(path), content());
