/** Provinces whose Catalan name differs from the name that is sent. */
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

/** Sorts the names that are sent by the Catalan names that are shown (DATA-03). */
export const sortProvinces = (sent: readonly string[]): string[] =>
  [...sent].sort((one, other) => provinceName(one).localeCompare(provinceName(other), 'ca'));

/** Returns the Catalan name of a province by the name that is sent (DATA-02). */
export const provinceName = (sent: string): string => catalanProvinces.get(sent) ?? sent;
