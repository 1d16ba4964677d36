/** Value of a form field with an accepted file: any other non-empty value is the reason of a rejection. */
export const FILE_FITS = 'fits';
