export const texts = {
  'weather.label': 'El temps',
  'weather.in': 'El temps en {name}',
  'weather.loading': 'S’està buscant el temps…',
  'weather.failed': 'Ara no hem pogut saber el temps.',
  'weather.retry': 'Torneu-ho a provar',
  'weather.retry-child': 'Torna-ho a provar',
  'weather.choose': 'Busqueu un altre municipi',
  'weather.choose-child': 'Busca un altre municipi',
  'weather.locate': 'El temps d’on soc',
  'weather.locating': 'S’està buscant on sou…',
  'weather.sent-to': 'La posició s’envia a',
  'weather.google': 'Google Maps',
  'weather.openstreetmap': '© OpenStreetMap',
  'weather.refused':
    'El navegador no ens diu on sou. Ho podeu permetre en el navegador, o buscar el municipi.',
  'weather.unclear': 'Ara no hem pogut saber on sou. Torneu-ho a provar o busqueu el municipi.',
  'weather.outside':
    'Ací no tenim el temps d’on sou, només el dels municipis d’Alacant, Castelló i València.',
  'weather.unknown': 'No tenim el temps d’este municipi. Busqueu-ne un altre.',
  'weather.unknown-child': 'No tenim el temps d’este municipi. Busca’n un altre.',
  'weather.no-data': 'sense dades',
  'weather.degrees': '{n} ºC',
  'weather.extremes': 'Màx. {max} · mín. {min}',
  'weather.max': 'Màx. {max}',
  'weather.min': 'Mín. {min}',
  'weather.humidity': '{n} % humitat',
  'weather.humidity-max': '{n} % humitat màxima',
  'weather.humidity-min': '{n} % humitat mínima',
  'weather.rain': '{n} % pluja',
  'weather.source': '{credit} · Predicció: {time}',
};

export type WeatherTexts = typeof texts;
