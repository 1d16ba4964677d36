export const texts = {
  'time.minutes': '{n} min',
  'time.hours': '{n} h',
};
