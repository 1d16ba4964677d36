/** A file that can be sent, in a form's field: any other value but nothing says what is wrong with the one that was chosen. */
export const FILE_FITS = 'fits';
