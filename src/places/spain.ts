/** Initial country of a form, as in the list of countries, and as it is sent (DATA-06). */
export const SPAIN = 'España';
