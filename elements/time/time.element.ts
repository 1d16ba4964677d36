import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-time',
  group: 'news',
  title: 'Hora relativa',
  summary:
    'Hora que es posa al dia tota sola («5 min», «3 h»), també en pàgines que ixen d’una memòria cau. També pot escriure un dia o una duració.',
  content: 'fallback',
  display: 'inline',
  attributes: {
    datetime: {
      type: 'date',
      required: ['format', 'relative', 'day'],
      description: 'Data i hora: «2026-03-08T09:00:00Z», o «2026-03-08 10:00:00» en hora de Madrid.',
    },
    format: {
      type: 'string',
      values: ['relative', 'duration', 'day'],
      default: 'relative',
      description:
        '«relative»: «5 min», «3 h» o, passades dotze hores, l’hora; «duration»: «1:02:03»; «day»: el dia de la setmana i la data.',
    },
    seconds: {
      type: 'number',
      min: 0,
      required: ['format', 'duration'],
      description: 'Duració, en segons.',
    },
  },
  slots: { default: { description: 'Un `<time>` amb l’hora exacta, que escriu el servidor.' } },
});
