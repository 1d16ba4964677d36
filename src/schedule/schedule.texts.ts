export const texts = {
  'schedule.tv': 'Televisió',
  'schedule.radio': 'Ràdio',
  'schedule.internet': 'En línia',
  'schedule.channels': 'Canals',
  'schedule.days': 'Dies',
  'schedule.ahir': 'Ahir',
  'schedule.hui': 'Hui',
  'schedule.dema': 'Demà',
  'schedule.now': 'Ara',
  'schedule.go-now': 'Aneu al que s’emet ara',
  'schedule.no-time': 'Sense hora',
  'schedule.of': 'Programació: {channel}',
  'schedule.empty': 'No hi ha programació per a este dia.',
  'schedule.none': 'Ara mateix no sabem què ve.',
};

export type ScheduleTexts = typeof texts;
