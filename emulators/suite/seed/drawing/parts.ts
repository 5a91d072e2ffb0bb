import type { Material } from './materials.ts';
import { type Drawing, element, group } from './svg.ts';

/** A part: path data filled with a material, outlined in its darkest tone. */
export const part = (d: string, { fill, edge, grain }: Material): Drawing =>
  element('path', {
    d,
    fill,
    'fill-rule': 'evenodd',
    stroke: edge,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  }) + (grain ? element('path', { d, fill: grain, 'fill-rule': 'evenodd' }) : '');

/** An open line of a material's colour, such as a wire or a rod. */
export const strand = (d: string, color: string, width: number): Drawing =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const tone = (color: string) => (d: string, width: number, opacity: number) =>
  group({ opacity }, strand(d, color, width));

/** Light caught along a line. */
export const gleam = (d: string, width = 4, opacity = 0.5): Drawing =>
  tone('#fff')(d, width, opacity);

/** A crease or a groove along a line. */
export const groove = (d: string, width = 3, opacity = 0.35): Drawing =>
  tone('#1a0f05')(d, width, opacity);

const face = (fill: string) => (d: string, opacity: number) =>
  element('path', { d, fill, 'fill-rule': 'evenodd', opacity });

/** A face turned to the light. */
export const lit = (d: string, opacity = 0.35): Drawing => face('#fff')(d, opacity);

/** A face turned away from the light, or the shadow of one part on another. */
export const dim = (d: string, opacity = 0.25): Drawing => face('#1a0f05')(d, opacity);
