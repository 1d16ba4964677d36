import {
  circle,
  dot,
  hill,
  layer,
  line,
  type Point,
  rectangle,
  type Scene,
  type Sheet,
  shape,
  wave,
} from './paper.ts';

/** Fields in strips up to a thatched house, and the sun. */
export const fields: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const horizon = height * 0.56;
  const vanishing = width * 0.62;
  const strips = Array.from({ length: 11 }, (_, index) => {
    const from = width * (-1.2 + index * 0.32);
    const to = from + width * 0.32;
    const colour = [fourth, third, near, fourth, second][index % 5] ?? third;
    return shape(
      colour,
      [vanishing + (from - vanishing) * 0.06, horizon],
      [vanishing + (to - vanishing) * 0.06, horizon],
      [to, height * 1.05],
      [from, height * 1.05],
    );
  });
  const house = width * 0.24;
  const palm = (x: number, size: number) => [
    line(
      `M${x} ${horizon + unit * 0.03}Q${x + size * 0.04} ${horizon - size * 0.3} ${x} ${horizon - size * 0.62}`,
      dark,
      size * 0.04,
    ),
    ...[-80, -45, -10, 25, 60, 95, 130].map(
      (turn) =>
        `<path d="M0 0Q${size * 0.16} ${-size * 0.13} ${size * 0.33} ${size * 0.02}Q${size * 0.16} ${-size * 0.04} 0 0Z" fill="${near}" transform="translate(${x} ${horizon - size * 0.62}) rotate(${turn - 60})"/>`,
    ),
  ];
  return [
    rectangle(0, 0, width, height, far),
    dot(sheet, width * 0.74, height * 0.3, unit * 0.13),
    layer(hill(wave(sheet, 0.47, 0.05, 5), sheet, second)),
    layer(hill(wave(sheet, 0.53, 0.02, 7), sheet, third)),
    layer(...palm(width * 0.4, unit * random.between(0.48, 0.54)), ...palm(width * 0.47, unit * 0.36)),
    layer(
      rectangle(house - unit * 0.14, horizon - unit * 0.1, unit * 0.28, unit * 0.16, far),
      rectangle(house - unit * 0.035, horizon - unit * 0.05, unit * 0.07, unit * 0.11, near),
    ),
    layer(
      shape(
        dark,
        [house - unit * 0.2, horizon - unit * 0.06],
        [house, horizon - unit * 0.36],
        [house + unit * 0.2, horizon - unit * 0.06],
      ),
    ),
    layer(rectangle(0, horizon, width, height, third), ...strips),
    layer(hill(wave(sheet, 0.95, 0.015, 6), sheet, dark)),
  ];
};

/** Waves over waves, a sail and the sun. */
export const sea: Scene = (sheet) => {
  const { width, height, palette } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const x = width * 0.36;
  const deck = height * 0.6;
  return [
    rectangle(0, 0, width, height, far),
    dot(sheet, width * 0.68, height * 0.38, unit * 0.17),
    layer(hill(wave(sheet, 0.5, 0.012, 8), sheet, second)),
    layer(hill(wave(sheet, 0.58, 0.02, 6), sheet, third)),
    layer(
      shape(far, [x, deck - unit * 0.52], [x, deck - unit * 0.06], [x - unit * 0.22, deck - unit * 0.06]),
    ),
    layer(
      shape(
        '#ffffff',
        [x + unit * 0.02, deck - unit * 0.44],
        [x + unit * 0.02, deck - unit * 0.06],
        [x + unit * 0.25, deck - unit * 0.06],
      ),
    ),
    layer(
      `<path d="M${x - unit * 0.27} ${deck - unit * 0.035}H${x + unit * 0.29}Q${x + unit * 0.2} ${deck + unit * 0.09} ${x} ${deck + unit * 0.09}T${x - unit * 0.27} ${deck - unit * 0.035}Z" fill="${dark}"/>`,
    ),
    layer(hill(wave(sheet, 0.68, 0.025, 5), sheet, fourth)),
    layer(hill(wave(sheet, 0.79, 0.03, 6), sheet, near)),
    layer(hill(wave(sheet, 0.91, 0.025, 4), sheet, dark)),
  ];
};

/** A row of ranges, pines on the nearest. */
export const mountains: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const unit = Math.min(width, height);
  const range = (level: number, rise: number, peaks: number): Point[] =>
    Array.from({ length: peaks * 2 + 1 }, (_, index) => [
      (width * 1.2 * index) / (peaks * 2) - width * 0.1,
      height * (level - (index % 2 === 1 ? rise * random.between(0.6, 1.1) : random.between(0, rise * 0.25))),
    ]);
  const ground = ([first, ...rest]: Point[], colour: string) =>
    first ? shape(colour, [first[0], height * 1.1], first, ...rest, [width * 1.1, height * 1.1]) : '';
  const pine = (x: number, floor: number, size: number, colour: string) =>
    [0, 1, 2]
      .map((step) =>
        shape(
          colour,
          [x - size * (0.3 - step * 0.07), floor - size * step * 0.27],
          [x, floor - size * (0.5 + step * 0.25)],
          [x + size * (0.3 - step * 0.07), floor - size * step * 0.27],
        ),
      )
      .join('');
  const [far, second, third, fourth, near, dark] = palette.papers;
  const pines = Array.from({ length: Math.round((width / unit) * 7) }, (_, index) =>
    pine(
      unit * (index * 0.16 + random.between(-0.05, 0.05)),
      height * random.between(0.95, 1.02),
      unit * random.between(0.16, 0.34),
      dark,
    ),
  );
  return [
    rectangle(0, 0, width, height, far),
    dot(sheet, width * 0.3, height * 0.27, unit * 0.14),
    layer(ground(range(0.6, 0.26, 3), second)),
    layer(ground(range(0.7, 0.3, 4), third)),
    layer(ground(range(0.82, 0.26, 3), fourth)),
    layer(hill(wave(sheet, 0.85, 0.03, 5), sheet, near)),
    layer(...pines),
  ];
};

function cloud(x: number, y: number, size: number, colour: string): string {
  return layer(
    [
      [-0.5, 0, 0.26],
      [-0.18, -0.17, 0.34],
      [0.22, -0.1, 0.3],
      [0.52, 0.02, 0.22],
    ]
      .map(([across = 0, down = 0, radius = 0]) =>
        circle(x + size * across, y + size * down, size * radius, colour),
      )
      .join('') + rectangle(x - size * 0.62, y - size * 0.02, size * 1.22, size * 0.26, colour, size * 0.13),
  );
}

/** Clouds, slanting rain and a sun that looks out. */
export const weather: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const [far, second, third, fourth, near] = palette.papers;
  const unit = Math.min(width, height);
  const rain = Array.from({ length: Math.round((width / unit) * 22) }, () => {
    const x = random.between(0, width);
    const y = height * random.between(0.62, 0.96);
    return line(`M${x} ${y}l${-unit * 0.02} ${unit * 0.06}`, far, unit * 0.011);
  });
  return [
    rectangle(0, 0, width, height, second),
    layer(hill(wave(sheet, 0.3, 0.06, 4), sheet, third)),
    dot(sheet, width * 0.62, height * 0.3, unit * 0.2),
    cloud(width * 0.3, height * 0.42, unit * 0.5, far),
    layer(hill(wave(sheet, 0.6, 0.05, 5), sheet, fourth)),
    cloud(width * 0.68, height * 0.54, unit * 0.62, '#ffffff'),
    layer(hill(wave(sheet, 0.78, 0.05, 4), sheet, near)),
    layer(...rain),
  ];
};

/** A pitch seen from above with its lines, and the ball. */
export const pitch: Scene = (sheet: Sheet) => {
  const { width, height, palette } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const lanes = [near, fourth, third, second].map((colour, index) =>
    layer(
      `<ellipse cx="${width * 0.12}" cy="${height * 1.12}" rx="${width * (1.02 - index * 0.16)}" ry="${height * (1.08 - index * 0.17)}" fill="${colour}"/>`,
    ),
  );
  const runner = (x: number, y: number, size: number) =>
    layer(
      line(
        `M${x} ${y - size * 0.55}L${x - size * 0.1} ${y - size * 0.28}L${x + size * 0.12} ${y - size * 0.12}L${x + size * 0.02} ${y + size * 0.1}M${x - size * 0.1} ${y - size * 0.28}L${x - size * 0.24} ${y - size * 0.06}L${x - size * 0.42} ${y - size * 0.08}M${x - size * 0.02} ${y - size * 0.5}L${x + size * 0.18} ${y - size * 0.36}L${x + size * 0.3} ${y - size * 0.46}M${x - size * 0.02} ${y - size * 0.5}L${x - size * 0.22} ${y - size * 0.42}L${x - size * 0.26} ${y - size * 0.26}`,
        dark,
        size * 0.1,
      ),
      circle(x + size * 0.07, y - size * 0.7, size * 0.1, dark),
    );
  return [
    rectangle(0, 0, width, height, far),
    dot(sheet, width * 0.84, height * 0.24, unit * 0.11),
    ...lanes,
    runner(width * 0.36, height * 0.5, unit * 0.42),
    runner(width * 0.6, height * 0.66, unit * 0.42),
  ];
};
