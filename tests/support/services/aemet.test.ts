import { expect, test } from 'vitest';
import { aemetKey, aemetTowns, startAemet } from './aemet.ts';

const path = '/opendata/api/prediccion/especifica/municipio';

test('sends a forecast in two steps, the second in ISO-8859-15', async () => {
  const service = await startAemet({ today: '2026-11-29', hour: 7 });
  const first = await fetch(`${service.url}${path}/horaria/${aemetTowns.valencia}`, {
    headers: { api_key: aemetKey },
  });
  const { estado, datos } = (await first.json()) as { estado: number; datos: string };
  expect(estado).toBe(200);
  const bytes = await (await fetch(datos)).arrayBuffer();
  const [forecast] = JSON.parse(new TextDecoder('iso-8859-15').decode(bytes));
  expect(forecast.nombre).toBe('València');
  const hours = forecast.prediccion.dia.map(({ temperatura }: { temperatura: [] }) => temperatura.length);
  expect(hours).toEqual([17, 24, 7]);
  await service.close();
});

test.each([
  ['a wrong key', `${path}/diaria/46250?api_key=wrong`, 401],
  ['an unknown municipality', `${path}/diaria/${aemetTowns.unknown}?api_key=${aemetKey}`, 404],
  ['too many requests', `${path}/diaria/${aemetTowns.rateLimited}?api_key=${aemetKey}`, 429],
  ['an expired address', '/opendata/sh/1a2b3c4d', 404],
])('responds to %s with its state', async (_case, address, estado) => {
  for (const errorStatus of ['same', 'ok'] as const) {
    const service = await startAemet({ errorStatus });
    const response = await fetch(service.url + address);
    expect(response.status).toBe(errorStatus === 'ok' ? 200 : estado);
    expect(await response.json()).toMatchObject({ estado });
    await service.close();
  }
});
