import { day } from '../api/clock/periods.ts';
import type { Db } from '../api/database/database.types.ts';
import type { ParticipationCallsTable } from '../api/database/tables/participation-tables.types.ts';

/** Seeds calls 1 with a picture, 2 without an account, 3 with a video, and 4 closed. Every start keeps it closed. */
export async function seedParticipationCalls(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('participation_calls')
    .values(sampleCalls(new Date(now.getTime() - day)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ closes_at: ref('excluded.closes_at') })),
    )
    .execute();
}

const sampleCalls = (yesterday: Date): ParticipationCallsTable[] => [
  {
    id: '1',
    title: 'El carrer on vau créixer',
    text: 'Envieu-nos una foto de com és hui el carrer de la vostra infantesa i conteu-nos què hi ha canviat. Les veurem en el programa de dissabte.',
    type: 'text_image',
    anonymous: false,
    closes_at: null,
  },
  {
    id: '2',
    title: 'Què li preguntaríeu a la meteoròloga?',
    text: 'Cada divendres respon en antena les preguntes del públic: per què plou de colp, d’on ve el ponent o què és una gota freda. No cal tindre compte.',
    type: 'text',
    anonymous: true,
    closes_at: null,
  },
  {
    id: '3',
    title: 'Un minut de festa major',
    text: 'Graveu un minut de la festa del vostre poble: la banda, la mascletà, el sopar al carrer. Conteu-nos què s’hi veu i en farem un reportatge de tots.',
    type: 'text_video',
    anonymous: false,
    closes_at: null,
  },
  {
    id: '4',
    title: 'La paella més ben feta',
    text: 'Volíem veure la vostra paella de diumenge, amb el socarrat a la vista.',
    type: 'text_image',
    anonymous: true,
    closes_at: yesterday,
  },
];
