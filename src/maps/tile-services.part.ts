import { parseUrl } from '../content/safe-url.ts';
import type { Credit } from './maps.types.ts';

interface TileService {
  /** Address of its tiles; `{token}` is the key of the page, `{r}` is `@2x` on dense screens. */
  url: string;
  /** Host of its tiles, which may have subdomains. */
  host: string;
  /** Attribution that its licence demands. */
  credits: readonly Credit[];
}

const openStreetMap: Credit = { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' };
const ign: Credit = { text: 'CC BY 4.0 scne.es', href: 'https://www.scne.es/' };

/** Address of a WMTS of the Instituto Geográfico Nacional, whose matrix set has the tiles of the usual scheme. */
const wmtsOfIgn = (service: string, layer: string, format: string) =>
  `https://www.ign.es/wmts/${service}?service=WMTS&request=GetTile&version=1.0.0&layer=${layer}&style=default` +
  `&format=image/${format}&tilematrixset=GoogleMapsCompatible&tilematrix={z}&tilerow={y}&tilecol={x}`;

/** Services by their name in `<ap-config map-style>`. Sources: docs/decisions/maps.md. */
const services: Readonly<Record<string, TileService>> = {
  openstreetmap: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    host: 'openstreetmap.org',
    credits: [openStreetMap],
  },
  maptiler: {
    url: 'https://api.maptiler.com/maps/streets-v2/256/{z}/{x}/{y}{r}.png?key={token}',
    host: 'maptiler.com',
    credits: [{ text: '© MapTiler', href: 'https://www.maptiler.com/copyright/' }, openStreetMap],
  },
  ign: { url: wmtsOfIgn('ign-base', 'IGNBaseTodo', 'jpeg'), host: 'ign.es', credits: [ign] },
  pnoa: { url: wmtsOfIgn('pnoa-ma', 'OI.OrthoimageCoverage', 'jpeg'), host: 'ign.es', credits: [ign] },
  icv: {
    url: 'https://terramapas.icv.gva.es/mapabase_topografico/wmts/1.0.0/topografico_continuo_epsg3857/default/GMEPSG3857/{z}/{y}/{x}.png',
    host: 'icv.gva.es',
    credits: [
      { text: '© Institut Cartogràfic Valencià, Generalitat, CC BY 4.0', href: 'https://icv.gva.es/' },
    ],
  },
};

const isOf = (host: string, address: string) => {
  const found = parseUrl(address.replace(/[{}]/g, ''))?.hostname ?? '';
  return found === host || found.endsWith(`.${host}`);
};

/**
 * Finds tiles by the name of a service, or by an address, and the attribution that cannot be left out.
 * @param style name or address
 * @returns no credits for an unknown host, whose attribution only the page knows
 */
export default function tilesOf(
  style: string,
  token: string | undefined,
): { url: string; credits: readonly Credit[] } {
  const service = services[style];
  const { credits = [] } = service ?? Object.values(services).find(({ host }) => isOf(host, style)) ?? {};
  return { url: (service?.url ?? style).replaceAll('{token}', encodeURIComponent(token ?? '')), credits };
}
