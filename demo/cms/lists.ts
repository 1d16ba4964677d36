import { type ActivityMarker, activityMarkers } from '../api/catalogue/activity-markers.ts';
import type { ListName, ListQuery } from '../api/catalogue/list-query.ts';
import { type ListPage, readList } from '../api/catalogue/read-list.ts';
import { type PlaceOption, placesWithActivities } from '../api/catalogue/read-places.ts';
import { type Found, type Search, searchListed } from '../api/catalogue/search-listed.ts';
import { suggest } from '../api/catalogue/suggest.ts';
import type { Db } from '../api/database/database.types.ts';
import { type OtherPage, searchOthers } from './search.ts';

/** Database queries of the pages of lists and results. */
export interface Lists {
  read(list: ListName, wish: ListQuery): Promise<ListPage>;
  /** Returns the municipalities for narrowing down activities, including those with the given codes. */
  places(codes: readonly string[]): Promise<PlaceOption[]>;
  /** Returns the activities that are on the map. */
  markers(): Promise<ActivityMarker[]>;
  search(search: Search): Promise<Found>;
  /** Searches pages outside the catalogue. */
  others(text: string): Promise<OtherPage[]>;
  suggest(text: string): Promise<string | undefined>;
}

export const listsOf = (db: Db): Lists => ({
  read: (list, wish) => readList(db, list, wish),
  places: (codes) => placesWithActivities(db, codes),
  markers: () => activityMarkers(db),
  search: (search) => searchListed(db, search),
  others: (text) => searchOthers(db, text),
  suggest: (text) => suggest(db, text, async (some) => (await searchOthers(db, some)).length > 0),
});
