import { circle, dot, hill, layer, line, rectangle, type Scene, shape, wave } from './paper.ts';

/** Rings that leave an aerial. */
export const radio: Scene = (sheet) => {
  const { width, height, palette } = sheet;
  const papers = palette.papers;
  const unit = Math.min(width, height);
  const [x, y] = [width * 0.5, height * 0.46];
  const reach = Math.hypot(width, height) * 0.56;
  const rings = [4, 3, 2, 1, 0].map((index) =>
    layer(circle(x, y, reach * ((index + 1.1) / 5.4), papers[4 - index] ?? papers[0])),
  );
  return [
    rectangle(0, 0, width, height, papers[0]),
    ...rings.map((ring) => ring),
    layer(
      shape(
        papers[5],
        [x - unit * 0.035, y],
        [x + unit * 0.035, y],
        [x + unit * 0.19, height * 1.05],
        [x - unit * 0.19, height * 1.05],
      ),
    ),
    layer(
      line(
        `M${x - unit * 0.1} ${y + unit * 0.3}H${x + unit * 0.1}M${x - unit * 0.13} ${y + unit * 0.42}H${x + unit * 0.13}`,
        papers[2],
        unit * 0.014,
      ),
    ),
    dot(sheet, x, y, unit * 0.105),
  ];
};

/** An open book from which paper birds leave. */
export const book: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const [x, y] = [width * 0.5, height * 0.84];
  const page = (side: 1 | -1, lift: number, colour: string) =>
    layer(
      `<path d="M${x} ${y}C${x + side * unit * 0.16} ${y - unit * (0.1 + lift)} ${x + side * unit * 0.42} ${y - unit * (0.08 + lift)} ${x + side * unit * 0.6} ${y - unit * lift * 0.4}V${y - unit * (0.3 + lift)}C${x + side * unit * 0.42} ${y - unit * (0.4 + lift)} ${x + side * unit * 0.16} ${y - unit * (0.42 + lift)} ${x} ${y - unit * 0.3}Z" fill="${colour}"/>`,
    );
  const bird = (at: number, level: number, size: number, colour: string) =>
    layer(
      shape(colour, [at, level], [at + size, level - size * 0.62], [at + size * 0.52, level + size * 0.18]),
      shape(
        far,
        [at + size * 0.2, level + size * 0.04],
        [at - size * 0.1, level - size * 0.68],
        [at + size * 0.62, level - size * 0.06],
      ),
    );
  return [
    rectangle(0, 0, width, height, second),
    layer(hill(wave(sheet, 0.42, 0.07, 4), sheet, third)),
    dot(sheet, width * 0.7, height * 0.26, unit * 0.115),
    layer(hill(wave(sheet, 0.66, 0.05, 5), sheet, fourth)),
    bird(width * 0.3, height * 0.3, unit * 0.2, near),
    bird(width * 0.52, height * 0.42, unit * random.between(0.13, 0.16), dark),
    bird(width * 0.2, height * 0.5, unit * 0.11, near),
    page(-1, 0.08, near),
    page(1, 0.08, near),
    page(-1, 0.02, far),
    page(1, 0.02, '#ffffff'),
    layer(hill(wave(sheet, 0.93, 0.015, 6), sheet, dark)),
  ];
};

/** A rocket over hills of paper, with stars. */
export const rocket: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const stars = Array.from({ length: Math.round((width / unit) * 16) }, () => {
    const [x, y, size] = [
      random.between(0, width),
      random.between(0, height * 0.7),
      unit * random.between(0.012, 0.026),
    ];
    return shape(
      fourth,
      [x, y - size],
      [x + size * 0.28, y - size * 0.28],
      [x + size, y],
      [x + size * 0.28, y + size * 0.28],
      [x, y + size],
      [x - size * 0.28, y + size * 0.28],
      [x - size, y],
      [x - size * 0.28, y - size * 0.28],
    );
  });
  const size = unit * 0.5;
  return [
    rectangle(0, 0, width, height, near),
    ...stars,
    layer(
      circle(width * 0.2, height * 0.3, unit * 0.15, second),
      `<ellipse cx="${width * 0.2}" cy="${height * 0.3}" rx="${unit * 0.25}" ry="${unit * 0.045}" fill="none" stroke="${fourth}" stroke-width="${unit * 0.022}" transform="rotate(-18 ${width * 0.2} ${height * 0.3})"/>`,
    ),
    `<g transform="translate(${width * 0.58} ${height * 0.44}) rotate(24)">${layer(
      shape(fourth, [-size * 0.11, size * 0.4], [0, size * 0.78], [size * 0.11, size * 0.4]),
    )}${layer(
      shape(third, [-size * 0.17, size * 0.12], [-size * 0.36, size * 0.46], [-size * 0.12, size * 0.38]),
      shape(third, [size * 0.17, size * 0.12], [size * 0.36, size * 0.46], [size * 0.12, size * 0.38]),
    )}${layer(
      `<path d="M0 ${-size * 0.62}C${size * 0.26} ${-size * 0.3} ${size * 0.24} ${size * 0.16} ${size * 0.14} ${size * 0.42}H${-size * 0.14}C${-size * 0.24} ${size * 0.16} ${-size * 0.26} ${-size * 0.3} 0 ${-size * 0.62}Z" fill="#fff8e2"/>`,
    )}${dot(sheet, 0, -size * 0.1, size * 0.105)}</g>`,
    layer(hill(wave(sheet, 0.78, 0.05, 4), sheet, far)),
    layer(hill(wave(sheet, 0.88, 0.04, 5), sheet, third)),
    layer(hill(wave(sheet, 0.97, 0.02, 6), sheet, dark)),
  ];
};

/** Friends of paper with big eyes; the nose of one is the dot. */
export const friends: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const friend = (x: number, top: number, size: number, colour: string, isMain: boolean) => {
    const eye = size * 0.15;
    const level = top + size * 0.52;
    return [
      layer(
        circle(x - size * 0.3, top + size * 0.06, size * 0.15, colour),
        circle(x + size * 0.3, top + size * 0.06, size * 0.15, colour),
        `<path d="M${x - size * 0.5} ${height * 1.1}V${top + size * 0.5}a${size * 0.5} ${size * 0.5} 0 0 1 ${size} 0V${height * 1.1}Z" fill="${colour}"/>`,
      ),
      ...[-1, 1].flatMap((side) => [
        circle(x + side * size * 0.2, level, eye, '#ffffff'),
        circle(x + side * size * 0.2 + size * 0.03, level + size * 0.02, eye * 0.5, dark),
      ]),
      isMain
        ? dot(sheet, x, level + size * 0.22, size * 0.1)
        : circle(x, level + size * 0.2, size * 0.045, dark),
      line(
        `M${x - size * 0.15} ${level + size * 0.36}Q${x} ${level + size * 0.48} ${x + size * 0.15} ${level + size * 0.36}`,
        dark,
        size * 0.03,
      ),
    ];
  };
  const step = width / 4;
  return [
    rectangle(0, 0, width, height, far),
    layer(hill(wave(sheet, 0.34, 0.08, 4), sheet, second)),
    ...friend(step * 0.75, height * 0.42, unit * 0.42, third, false),
    ...friend(step * 3.2, height * random.between(0.34, 0.38), unit * 0.46, near, false),
    ...friend(step * 2, height * 0.26, unit * 0.56, fourth, true),
    layer(hill(wave(sheet, 0.94, 0.03, 5), sheet, third)),
  ];
};

/** Rails that meet at the horizon and a signal whose lamp is the dot. */
export const rails: Scene = (sheet) => {
  const { width, height, palette } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const [x, horizon] = [width * 0.44, height * 0.5];
  const sleepers = Array.from({ length: 9 }, (_, index) => {
    const depth = ((index + 1) / 9) ** 2.1;
    const y = horizon + (height - horizon) * depth;
    const half = unit * (0.03 + 0.62 * depth);
    return rectangle(x - half, y, half * 2, unit * (0.008 + 0.05 * depth), fourth, unit * 0.006);
  });
  const rail = (side: 1 | -1) =>
    shape(
      dark,
      [x + side * unit * 0.012, horizon],
      [x + side * unit * 0.02, horizon],
      [x + side * unit * 0.5, height * 1.02],
      [x + side * unit * 0.42, height * 1.02],
    );
  const post = width * 0.74;
  return [
    rectangle(0, 0, width, height, far),
    layer(hill(wave(sheet, 0.38, 0.06, 5), sheet, second)),
    layer(hill(wave(sheet, 0.47, 0.03, 7), sheet, third)),
    layer(rectangle(-10, horizon, width + 20, height, near)),
    layer(
      shape(
        third,
        [x - unit * 0.03, horizon],
        [x + unit * 0.03, horizon],
        [x + unit * 0.8, height * 1.02],
        [x - unit * 0.8, height * 1.02],
      ),
    ),
    layer(...sleepers),
    layer(rail(-1), rail(1)),
    layer(rectangle(post - unit * 0.018, height * 0.3, unit * 0.036, height * 0.7, dark)),
    layer(rectangle(post - unit * 0.1, height * 0.1, unit * 0.2, unit * 0.44, dark, unit * 0.1)),
    layer(circle(post, height * 0.1 + unit * 0.32, unit * 0.062, fourth)),
    dot(sheet, post, height * 0.1 + unit * 0.12, unit * 0.07),
  ];
};
