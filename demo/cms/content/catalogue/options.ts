/** Option of a filter (LIST-19). */
export interface Option {
  name: string;
  value: string;
}

/** Age groups, with the values of `Content.ages`. */
export const ageOptions: readonly Option[] = [
  { name: 'Fins a 3 anys', value: '0-3' },
  { name: 'De 4 a 7 anys', value: '4-7' },
  { name: 'De 8 a 12 anys', value: '8-12' },
  { name: 'De 13 a 17 anys', value: '13-17' },
  { name: 'Gent adulta', value: '18' },
];

/** Channels of programmes. */
export const channelOptions: readonly Option[] = [
  { name: 'Televisió', value: 'televisio' },
  { name: 'Ràdio', value: 'radio' },
];
