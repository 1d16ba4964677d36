import sharp from 'sharp';

/** Form of a tutor without an account, as sent by the wizard (CLUB-13, CLUB-14). */
export const tutor = {
  name: 'Empar',
  surname: 'Soler i Climent',
  birthdate: '1985-05-06',
  email: 'empar@example.cat',
  phone: '+34 600 00 00 00',
  nif: '12345678-z',
  address: 'Carrer Major, 3',
  zip: '46 100',
  city: 'Sant Marcel·lí',
  province: 'València',
  country: 'Espanya',
  bulletin: false,
  laCollaBulletin: true,
  terms: true,
};

/** Normalised fields of that form, as stored by the server (VAL-33, VAL-38). */
export const keptTutor = {
  name: 'Empar',
  surname: 'Soler i Climent',
  birthdate: '1985-05-06',
  phone: '600000000',
  nif: '12345678Z',
  address: 'Carrer Major, 3',
  zip: '46100',
  city: 'Sant Marcel·lí',
  province: 'València',
  country: 'Espanya',
};

export const pau = { name: 'Pau', surname: 'Mira Soler', birthdate: '2018-02-03', pin: '0042' };
export const ona = { name: 'Ona', surname: 'Mira Soler', birthdate: '2020-09-10', pin: '9867' };

/** Creates a small picture of one colour as data URL. */
export async function photoOf(colour: string, format: 'jpeg' | 'png' = 'jpeg'): Promise<string> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: colour } });
  return dataUrl(await picture.toFormat(format).toBuffer(), format);
}

export function dataUrl(bytes: Buffer, format = 'jpeg'): string {
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}
