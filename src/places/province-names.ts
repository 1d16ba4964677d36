/** Provinces whose Catalan name is another than the one that is sent. */
export const catalanProvinces: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'A Coruña': 'La Corunya',
    Álava: 'Àlaba',
    Alicante: 'Alacant',
    Almería: 'Almeria',
    Asturias: 'Astúries',
    Ávila: 'Àvila',
    Bizkaia: 'Biscaia',
    Cáceres: 'Càceres',
    Cádiz: 'Cadis',
    Cantabria: 'Cantàbria',
    Castellón: 'Castelló',
    Córdoba: 'Còrdova',
    Cuenca: 'Conca',
    Gipuzkoa: 'Guipúscoa',
    Huesca: 'Osca',
    León: 'Lleó',
    Málaga: 'Màlaga',
    Murcia: 'Múrcia',
    Palencia: 'Palència',
    Segovia: 'Segòvia',
    Soria: 'Sòria',
    Teruel: 'Terol',
    Valencia: 'València',
    Zaragoza: 'Saragossa',
  }),
);

/** Names of provinces as they are sent, in the Catalan order of the names that are shown (DATA-03). */
export const sortProvinces = (sent: readonly string[]): string[] =>
  [...sent].sort((one, other) => provinceName(one).localeCompare(provinceName(other), 'ca'));

/** The Catalan name of a province by the one that is sent (DATA-02). */
export const provinceName = (sent: string): string => catalanProvinces.get(sent) ?? sent;
