/** As the list of countries has it, and as it is sent (DATA-06): what a form begins with. */
export const SPAIN = 'España';
