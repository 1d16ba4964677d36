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
  'weather.unknown': 'sense dades',
  'weather.degrees': '{n} ºC',
  'weather.extremes': 'Màx. {max} · mín. {min}',
  'weather.max': 'Màx. {max}',
  'weather.min': 'Mín. {min}',
  'weather.humidity': '{n} % humitat',
  'weather.humidity-max': '{n} % humitat màxima',
  'weather.humidity-min': '{n} % humitat mínima',
  'weather.rain': '{n} % pluja',
};

export type WeatherTexts = typeof texts;
