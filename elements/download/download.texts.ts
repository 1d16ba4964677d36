export const texts = {
  'download.label': 'Baixeu el fitxer',
  'download.label-child': 'Baixa el fitxer',
  'download.begun': 'S’està baixant…',
  'download.percent': 'S’està baixant: {n} %',
  'download.received': 'S’està baixant: {size}',
  'download.cancel': 'Cancel·leu',
  'download.cancel-child': 'Cancel·la',
  'download.done': 'El fitxer s’ha baixat.',
  'download.cancelled': 'La baixada s’ha cancel·lat.',
  'download.failed': 'No s’ha pogut baixar ací. Si no s’ha obert, torneu a prémer l’enllaç.',
  'download.failed-child': 'No s’ha pogut baixar ací. Si no s’ha obert, torna a prémer l’enllaç.',
};
