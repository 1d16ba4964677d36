/** Position rounded to a hundredth of a degree; nothing finer leaves the browser (W-20). */
export interface Position {
  latitude: number;
  longitude: number;
}

const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** The browser has no position for us. */
export class PositionError extends Error {
  readonly isRefused: boolean;

  constructor({ code }: Pick<GeolocationPositionError, 'code'>) {
    super(`position ${code}`);
    this.isRefused = code === 1;
  }
}

/** Asks the browser (WEA-01). @throws {PositionError} where the reader, the page or the device says no */
export function findPosition(maximumAge: number, timeout: number): Promise<Position> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: hundredths(coords.latitude), longitude: hundredths(coords.longitude) }),
      (error) => reject(new PositionError(error)),
      { maximumAge, timeout },
    );
  });
}
