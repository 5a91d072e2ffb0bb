import { type Drawing, element } from './svg.ts';

/** The shape of a part: a flat face, a horizontal cylinder or a vertical one. */
const forms = ['flat', 'barrel', 'post'] as const;
type Form = (typeof forms)[number];

/** What a part is made of: SVG paints for its face, its outline and the grain upon it. */
export interface Material {
  fill: string;
  edge: string;
  grain?: string;
}

type Ramp = readonly [edge: string, shade: string, body: string, light: string];

const plain = {
  steel: ['#59636b', '#8f9aa3', '#c6ced4', '#f4f7f9'],
  iron: ['#14181b', '#262c31', '#3d454c', '#6f7a83'],
  brass: ['#7a5414', '#b07d24', '#dcae4f', '#fbe7ad'],
  green: ['#123a2c', '#1d5a44', '#2b7a5d', '#63ac8f'],
  red: ['#6e1a14', '#9c2a20', '#c7402f', '#ec8068'],
  blue: ['#14304f', '#20486f', '#336798', '#7ea8cf'],
  yellow: ['#8f6408', '#cf960f', '#f3bd2b', '#fde28a'],
  orange: ['#8a3c08', '#c25a10', '#e67a22', '#f8b473'],
  black: ['#0c0d0e', '#1b1d1f', '#2f3235', '#5d6266'],
  grey: ['#4b5054', '#737a7f', '#9aa1a6', '#ccd2d6'],
  white: ['#9b978d', '#cfcbc0', '#edeae2', '#ffffff'],
  leather: ['#4a2c14', '#7a4d26', '#a8713c', '#d6a269'],
  slate: ['#3d4349', '#5a6269', '#77808a', '#9fa8b0'],
  card: ['#7a5a36', '#a98355', '#c9a374', '#e3c79f'],
  clay: ['#7d3f22', '#a9603a', '#cc8456', '#e8b08a'],
} as const satisfies Record<string, Ramp>;

const wooden = {
  beech: ['#7d5022', '#c08a4c', '#e0b273', '#f5d7a3'],
  walnut: ['#2e170a', '#573019', '#7d4a29', '#b07a4c'],
  ash: ['#86693a', '#cdaf78', '#e8d1a0', '#f9ecc9'],
} as const satisfies Record<string, Ramp>;

const ramps: Record<string, Ramp> = { ...plain, ...wooden };

/** Every material in each shape, for example `materials.steel.barrel`. */
export const materials = Object.fromEntries(
  Object.entries(ramps).map(([name, [edge]]) => [
    name,
    Object.fromEntries(
      forms.map((form) => [
        form,
        {
          fill: `url(#${name}-${form})`,
          edge,
          ...(name in wooden && { grain: `url(#grain-${form === 'post' ? 'upright' : 'lying'})` }),
        },
      ]),
    ),
  ]),
) as Record<keyof typeof plain | keyof typeof wooden, Record<Form, Material>>;

const axes = {
  flat: { x1: 0, y1: 0, x2: 1, y2: 1 },
  barrel: { x1: 0, y1: 0, x2: 0, y2: 1 },
  post: { x1: 0, y1: 0, x2: 1, y2: 0 },
} as const satisfies Record<Form, object>;

const stops = ([edge, shade, body, light]: Ramp, form: Form): [offset: number, color: string][] =>
  form === 'flat'
    ? [
        [0, light],
        [0.3, body],
        [0.65, body],
        [1, shade],
      ]
    : [
        [0, shade],
        [0.12, body],
        [0.28, light],
        [0.5, body],
        [0.85, shade],
        [1, edge],
      ];

const gradient = (name: string, ramp: Ramp, form: Form) =>
  element(
    'linearGradient',
    { id: `${name}-${form}`, ...axes[form] },
    ...stops(ramp, form).map(([offset, color]) => element('stop', { offset, 'stop-color': color })),
  );

// The waves match at the edges of the tile, so that the grain repeats without a seam.
const grainLine = (index: number) => {
  const y = 4 + index * 6.3 + 3 * Math.sin(index * 2.4);
  const sway = 2 + 3 * Math.abs(Math.sin(index * 1.7));
  return element('path', {
    d: `M0 ${y}c60 ${-sway} 90 ${sway} 150 0s100 ${-sway} 150 0`,
    'stroke-width': 0.7 + 1.1 * Math.abs(Math.sin(index * 3.1)),
    'stroke-opacity': 0.1 + 0.2 * Math.abs(Math.cos(index * 1.3)),
  });
};

const grain = (id: string, transform: string) =>
  element(
    'pattern',
    { id, width: 300, height: 126, patternUnits: 'userSpaceOnUse', patternTransform: transform },
    element(
      'g',
      { fill: 'none', stroke: '#4a2508' },
      ...Array.from({ length: 20 }, (_, index) => grainLine(index)),
    ),
  );

/** The SVG definitions of the materials, for every picture. */
export const materialDefinitions: Drawing = [
  ...Object.entries(ramps).flatMap(([name, ramp]) =>
    forms.map((form) => gradient(name, ramp, form)),
  ),
  grain('grain-lying', 'translate(7 3)'),
  grain('grain-upright', 'rotate(90)'),
].join('');
