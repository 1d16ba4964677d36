/** Where somebody is, to a hundredth of a degree: no more leaves the browser (W-20). */
export interface Position {
  latitude: number;
  longitude: number;
}

const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** Asks the browser (WEA-01). @throws where there is none, or the reader or the device says no */
export function findPosition(maximumAge: number, timeout: number): Promise<Position> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: hundredths(coords.latitude), longitude: hundredths(coords.longitude) }),
      ({ code }) => reject(new Error(`position ${code}`)),
      { maximumAge, timeout },
    );
  });
}
