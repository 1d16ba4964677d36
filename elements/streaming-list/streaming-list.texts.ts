export const texts = {
  'streaming.tv': 'TV',
  'streaming.radio': 'Ràdio',
  'streaming.listen': 'Escolteu-ho en la ràdio',
  'streaming.listen-child': 'Escolta-ho en la ràdio',
  'streaming.listen-to': 'Escolteu-ho en la ràdio: {title}',
  'streaming.listen-to-child': 'Escolta-ho en la ràdio: {title}',
  'streaming.loading': 'S’estan buscant els directes…',
  'streaming.none': 'Ara no hi ha cap directe.',
  'streaming.one': 'Ara hi ha 1 directe.',
  'streaming.many': 'Ara hi ha {n} directes.',
};

export type StreamingTexts = typeof texts;
