import { day } from '../api/clock/periods.ts';
import type { Db } from '../api/database/database.types.ts';
import { createPoll, type NewPoll } from '../api/polls/create-poll.ts';
import { picturePath } from './picture-path.ts';

/**
 * Seeds polls 1 open, 2 registered only, 3 closed, 4 scheduled, 5 hidden, 6 with twenty options. Their dates move
 * with every start, so that the closed poll stays closed and the scheduled one in the future; votes stay.
 */
export async function seedPolls(db: Db, now: Date, basePath: string): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  for (const poll of samplePolls(inDays, basePath)) {
    const known = await db.selectFrom('polls').select('id').where('id', '=', poll.id).executeTakeFirst();
    if (known)
      await db
        .updateTable('polls')
        .set({ start_date: poll.startDate ?? null, end_date: poll.endDate ?? null })
        .where('id', '=', poll.id)
        .execute();
    else await createPoll(db, poll);
  }
}

function samplePolls(inDays: (days: number) => Date, basePath: string): (NewPoll & { id: string })[] {
  return [
    {
      id: '1',
      question: 'Quin pati visitareu primer?',
      options: [
        { title: 'L’Almoina', votes: 591 },
        { title: 'Convent del Carme', votes: 398 },
        { title: 'Palau de Cervelló', votes: 295 },
      ],
    },
    {
      id: '2',
      question:
        'Si poguéreu triar un sol projecte perquè l’ajuntament del vostre poble el posara en marxa abans que acabe l’any, quin seria?',
      open: false,
      options: [
        {
          title:
            'Restaurar el molí vell i convertir-lo en un espai de lectura, amb un hort comunitari i ombra per a les vesprades d’estiu',
          image: basePath + picturePath('teulades'),
          votes: 214,
        },
        {
          title:
            'Fer un carril bici segur que unisca l’institut, l’estació i el polígon, separat dels cotxes en tot el recorregut',
          votes: 341,
        },
        { title: 'Obrir la piscina coberta també els diumenges', votes: 97 },
        {
          title:
            'Electroencefalografistes i otorinolaringòlegs: més hores d’especialistes al centre de salut',
          votes: 128,
        },
      ],
    },
    {
      id: '3',
      question: 'Quina és la millor coca per a berenar?',
      startDate: inDays(-30),
      endDate: inDays(-2),
      options: [
        { title: 'De llanda', votes: 1204 },
        { title: 'Escudellà', votes: 87 },
        { title: 'De dacsa', votes: 655 },
        { title: 'En fira', votes: 0 },
      ],
    },
    {
      id: '4',
      question: 'Qui guanyarà el concurs de paelles de diumenge?',
      startDate: inDays(7),
      options: [
        { title: 'La colla del Raval' },
        { title: 'Les amigues de la plaça' },
        { title: 'Els de la banda' },
      ],
    },
    {
      id: '5',
      question: 'Enquesta amagada: quin nom posem a la mascota?',
      hidden: true,
      options: [
        { title: 'Pardalot', votes: 12 },
        { title: 'Coeta', votes: 30 },
      ],
    },
    {
      id: '6',
      question: 'Quina comarca voleu que visitem la setmana que ve?',
      options: comarques.map((title, index) => ({ title, votes: (index * 37) % 113 })),
    },
  ];
}

const comarques = [
  'L’Alacantí',
  'L’Alcalatén',
  'L’Alcoià',
  'L’Alt Maestrat',
  'L’Alt Vinalopó',
  'Els Ports',
  'El Baix Maestrat',
  'El Camp de Morvedre',
  'El Camp de Túria',
  'El Comtat',
  'La Costera',
  'L’Horta Nord',
  'L’Horta Sud',
  'La Marina Alta',
  'La Marina Baixa',
  'La Plana Alta',
  'La Plana Baixa',
  'La Ribera Alta',
  'La Safor',
  'La Vall d’Albaida',
];
