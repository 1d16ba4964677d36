import { expect, test } from 'vitest';
import { viewOf } from './use-view.ts';

const given = { center: undefined, zoom: 8, minZoom: 5, maxZoom: 17 };
const zooms = (changes: Partial<typeof given>) => {
  const { zoom, minZoom, maxZoom } = viewOf({ ...given, ...changes }, []);
  return [zoom, minZoom, maxZoom];
};

test.each([
  [{}, [8, 5, 17]],
  [{ zoom: 4 }, [5, 5, 17]],
  [{ zoom: 0 }, [5, 5, 17]],
  [{ zoom: 18 }, [17, 5, 17]],
  [{ minZoom: 10 }, [10, 10, 17]],
  [{ maxZoom: 7 }, [7, 5, 7]],
  [{ minZoom: 8, maxZoom: 8 }, [8, 8, 8]],
  // limits that exclude each other are ignored
  [{ zoom: 20, minZoom: 12, maxZoom: 9 }, [17, 5, 17]],
])('MAP-03 with %j it begins within its limits, at %j', (changes, expected) => {
  expect(zooms(changes)).toEqual(expected);
});

test('MAP-05 begins at the centre that is given, else in the middle of the points', () => {
  const points = [
    { lng: -1, lat: 38 },
    { lng: 0, lat: 40 },
  ];
  expect(viewOf({ ...given, center: [0, 0] }, points).center).toEqual({ lng: 0, lat: 0 });
  expect(viewOf(given, points).center).toEqual({ lng: -0.5, lat: 39 });
  expect(viewOf({ ...given, center: [0, 91] }, points).center).toEqual({ lng: -0.5, lat: 39 });
});
