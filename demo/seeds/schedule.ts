import type { ChannelName } from '../../src/schedule/schedule.types.ts';
import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import { catalogue } from '../cms/content/catalogue/catalogue.ts';
import type { Content } from '../cms/content/content.types.ts';
import { contentsOf, pathOf } from '../cms/content/contents.ts';
import { type GridSlot, type GridStart, gridEnd, grids } from '../cms/content/schedule-grid.ts';
import { iconOf } from '../cms/templates/card-data.ts';

/**
 * Seeds the week of each channel. It has no dates, so it stays valid on a later start (docs/decisions/schedule.md).
 */
export async function seedSchedule(db: Db): Promise<void> {
  const channels = Object.keys(grids) as ChannelName[];
  await insertNew(db, 'schedule_slots', ...channels.flatMap(weekOf));
}

/** Selects the programmes of a channel by the channel icon of their cards; the online channel has all of them. */
const isOn: Record<ChannelName, (programme: Content) => boolean> = {
  tv: (programme) => iconOf(programme) !== 'radio',
  radio: (programme) => iconOf(programme) !== 'television',
  internet: () => true,
};

const minutesOf = (start: GridStart): number => {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return hours * 60 + minutes;
};

const allProgrammes = [...contentsOf('programme'), ...catalogue.filter(({ kind }) => kind === 'programme')];

function weekOf(channel: ChannelName) {
  const programmes = allProgrammes.filter(isOn[channel]);
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const grid = grids[channel][weekday > 5 ? 'weekend' : 'week'];
    return grid.flatMap(([start, title, url]: GridSlot, place) => {
      if (title === null) return [];
      // the first, best known programmes are on some channel every day; the step avoids a repeat within a day
      const programme = programmes[(weekday * 31 + place * 7) % programmes.length];
      const named =
        title === undefined && programme ? { title: programme.title, url: pathOf(programme) } : {};
      return [
        {
          channel,
          weekday,
          starts: minutesOf(start),
          ends: minutesOf(grid[place + 1]?.[0] ?? gridEnd),
          title: title ?? 'Música',
          url: url ?? null,
          ...named,
        },
      ];
    });
  });
}
