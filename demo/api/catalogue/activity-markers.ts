import type { Db } from '../database/database.types.ts';

/** Marker on a map (MAP-02). */
export interface ActivityMarker {
  /** Longitude and latitude in degrees (MAP-05). */
  coords: [longitude: number, latitude: number];
  options: {
    /** Address of a demo picture, without the base path and the variant. */
    image: string;
    title: string;
    description: string;
    /** Without the base path. */
    link: { href: string; title: string };
  };
}

/** Returns all activities that are on the map, the most popular first. */
export async function activityMarkers(db: Db): Promise<ActivityMarker[]> {
  const rows = await db
    .selectFrom('listed')
    .innerJoin('places', 'c_ine', 'place')
    .select(['title', 'url', 'image', 'details', 'longitude', 'latitude'])
    .where('type', '=', 'activity')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ title, url, image, details, longitude, latitude }) => ({
    coords: [longitude, latitude],
    options: { image: image.src, title, description: details.note ?? '', link: { href: url, title } },
  }));
}
