import { arch, circle, dot, glow, layer, line, rectangle, type Scene, type Sheet, shape } from './paper.ts';

/** A string of lamps hanging between two walls. */
function lamps({ width, height, palette, random }: Sheet, level: number, count: number): string {
  const unit = Math.min(width, height);
  const sag = height * 0.1;
  const at = (share: number) => height * level + sag * 4 * share * (1 - share);
  const bulbs = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return circle(
      width * share,
      at(share) + unit * 0.018,
      unit * random.between(0.011, 0.016),
      palette.papers[3],
    );
  });
  const string = line(
    `M0 ${height * level}Q${width / 2} ${height * level + sag * 2} ${width} ${height * level}`,
    palette.papers[5],
    unit * 0.004,
  );
  return layer(string, ...bulbs);
}

/** A singer or player, cut with four snips. */
function person(x: number, floor: number, size: number, colour: string): string {
  const body = `M${x - size * 0.24} ${floor}C${x - size * 0.3} ${floor - size * 0.5} ${x - size * 0.2} ${floor - size * 0.7} ${x} ${floor - size * 0.7}C${x + size * 0.2} ${floor - size * 0.7} ${x + size * 0.3} ${floor - size * 0.5} ${x + size * 0.24} ${floor}Z`;
  return `<path d="${body}" fill="${colour}"/>${circle(x, floor - size * 0.84, size * 0.135, colour)}`;
}

/** A courtyard at night: arches on two floors, lamps, a choir and the moon. */
export const courtyard: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const [far, middle, wall, light, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const floor = height * 0.86;
  const bays = Math.max(3, Math.round((width / height) * 3.4));
  const bay = width / bays;
  const upper = Array.from({ length: bays * 2 }, (_, index) =>
    arch(bay * (index / 2 + 0.1), height * 0.5, bay * 0.3, height * 0.13, index % 3 === 1 ? light : near),
  );
  const lower = Array.from({ length: bays }, (_, index) =>
    arch(bay * (index + 0.14), floor, bay * 0.72, height * 0.3, index % 2 === 0 ? light : near),
  );
  const middleX = width * 0.5;
  const choir = Array.from({ length: 7 }, (_, index) =>
    person(
      middleX + (index - 3) * unit * 0.085,
      height * 0.97 + Math.abs(index - 3) * unit * 0.008,
      unit * random.between(0.25, 0.3),
      index % 2 === 0 ? dark : near,
    ),
  );
  return [
    rectangle(0, 0, width, height, far),
    glow(width * 0.8, height * 0.15, unit * 0.5),
    dot(sheet, width * 0.8, height * 0.15, unit * 0.085),
    layer(rectangle(0, height * 0.31, width, height, middle)),
    layer(rectangle(-10, height * 0.3, width + 20, height * 0.025, wall), ...upper),
    layer(rectangle(-10, height * 0.52, width + 20, height * 0.022, wall)),
    layer(...lower),
    glow(middleX, height * 0.8, unit * 0.6),
    lamps(sheet, 0.2, Math.round(bays * 2.2)),
    lamps(sheet, 0.34, Math.round(bays * 1.6)),
    layer(rectangle(0, floor, width, height, wall)),
    layer(...choir),
  ];
};

/** Roofs, a bell tower and lit windows. */
export const city: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const row = (level: number, spread: number, colour: string, window: string, size: number) => {
    const parts: string[] = [];
    for (let x = -unit * 0.05; x < width; ) {
      const across = unit * random.between(size, size * 1.9);
      const top = height * (level + random.between(-spread, spread));
      parts.push(rectangle(x, top, across + 1, height, colour));
      if (random.between(0, 1) > 0.6)
        parts.push(shape(colour, [x, top], [x + across / 2, top - unit * 0.07], [x + across, top]));
      for (let level = top + unit * 0.05; level < height * 0.97; level += unit * 0.085) {
        for (let at = x + across * 0.18; at < x + across * 0.75; at += unit * 0.065) {
          if (random.between(0, 1) > 0.62)
            parts.push(rectangle(at, level, unit * 0.026, unit * 0.042, window, unit * 0.006));
        }
      }
      x += across;
    }
    return layer(...parts);
  };
  const towerX = width * 0.3;
  const tower = unit * 0.1;
  return [
    rectangle(0, 0, width, height, far),
    dot(sheet, width * 0.7, height * 0.3, unit * 0.12),
    row(0.52, 0.07, second, far, 0.13),
    layer(
      rectangle(towerX, height * 0.26, tower, height, third),
      rectangle(towerX - tower * 0.1, height * 0.26, tower * 1.2, unit * 0.022, third),
      rectangle(towerX + tower * 0.24, height * 0.26 - unit * 0.09, tower * 0.52, unit * 0.1, third),
      arch(towerX + tower * 0.34, height * 0.26, tower * 0.32, unit * 0.065, far),
      arch(towerX + tower * 0.26, height * 0.4, tower * 0.48, unit * 0.1, near),
    ),
    row(0.64, 0.05, fourth, far, 0.16),
    row(0.8, 0.05, near, second, 0.2),
    layer(rectangle(0, height * 0.95, width, height, dark)),
  ];
};

/** A market stall: an awning of two papers and a heap of oranges, one of them the dot. */
export const market: Scene = (sheet) => {
  const { width, height, palette, random } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const stripes = Math.max(5, Math.round(width / (unit * 0.16)));
  const stripe = width / stripes;
  const awning = Array.from({ length: stripes }, (_, index) => {
    const x = index * stripe;
    const colour = index % 2 === 0 ? third : far;
    const drop = height * 0.27;
    return `<path d="M${x} ${-10}H${x + stripe + 0.5}V${drop}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z" fill="${colour}"/>`;
  });
  const radius = unit * 0.075;
  const rows = [8, 7, 6, 4];
  const heap = rows.map((count, row) =>
    layer(
      ...Array.from({ length: count }, (_, index) => {
        const x = width / 2 + (index - (count - 1) / 2) * radius * 1.86 + random.between(-2, 2);
        const y = height * 0.8 - row * radius * 1.55;
        const leaf = random.between(0, 1) > 0.62;
        return (
          circle(
            x,
            y,
            radius,
            row === 3 && index === 1 ? palette.dot : random.pick([third, fourth, second]),
          ) +
          (leaf
            ? `<ellipse cx="${x + radius * 0.35}" cy="${y - radius * 0.85}" rx="${radius * 0.45}" ry="${radius * 0.2}" fill="${near}" transform="rotate(-28 ${x} ${y - radius})"/>`
            : '')
        );
      }),
    ),
  );
  return [
    rectangle(0, 0, width, height, second),
    layer(rectangle(0, height * 0.44, width, height, far)),
    ...heap,
    layer(
      shape(
        near,
        [-10, height * 0.8],
        [width + 10, height * 0.8],
        [width + 10, height * 1.1],
        [-10, height * 1.1],
      ),
    ),
    layer(rectangle(-10, height * 0.78, width + 20, height * 0.045, dark)),
    layer(...awning),
  ];
};

/** A stage: curtains, beams of light and a microphone whose head is the dot. */
export const stage: Scene = (sheet) => {
  const { width, height, palette } = sheet;
  const [far, second, third, fourth, near, dark] = palette.papers;
  const unit = Math.min(width, height);
  const middle = width * 0.5;
  const beam = (from: number, to: number, colour: string) =>
    `<g opacity=".55">${shape(
      colour,
      [width * from, -10],
      [width * from + unit * 0.05, -10],
      [width * to + unit * 0.3, height * 0.9],
      [width * to - unit * 0.3, height * 0.9],
    )}</g>`;
  const fold = (index: number, side: 1 | -1) => {
    const reach = width * (0.2 - index * 0.045);
    const x = side === 1 ? 0 : width;
    return layer(
      `<path d="M${x - side * 20} -10H${x + side * reach}C${x + side * reach * 1.15} ${height * 0.4} ${x + side * reach * 0.5} ${height * 0.55} ${x + side * reach * 0.85} ${height + 10}H${x - side * 20}Z" fill="${index % 2 === 0 ? fourth : near}"/>`,
    );
  };
  return [
    rectangle(0, 0, width, height, near),
    layer(
      `<ellipse cx="${middle}" cy="${height * 0.5}" rx="${width * 0.42}" ry="${height * 0.62}" fill="${fourth}"/>`,
    ),
    beam(0.3, 0.52, third),
    beam(0.66, 0.47, second),
    layer(
      `<ellipse cx="${middle}" cy="${height * 0.96}" rx="${width * 0.5}" ry="${height * 0.16}" fill="${dark}"/>`,
    ),
    `<g opacity=".8"><ellipse cx="${middle}" cy="${height * 0.9}" rx="${unit * 0.3}" ry="${unit * 0.05}" fill="${far}"/></g>`,
    layer(
      line(`M${middle} ${height * 0.9}V${height * 0.46}`, dark, unit * 0.022),
      rectangle(middle - unit * 0.11, height * 0.885, unit * 0.22, unit * 0.03, dark, unit * 0.015),
    ),
    dot(sheet, middle, height * 0.38, unit * 0.105),
    layer(rectangle(middle - unit * 0.105, height * 0.38 - unit * 0.012, unit * 0.21, unit * 0.024, dark)),
    ...[0, 1, 2].flatMap((index) => [fold(index, 1), fold(index, -1)]),
  ];
};
