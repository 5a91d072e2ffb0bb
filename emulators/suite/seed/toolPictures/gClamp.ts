import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, turned } from '../drawing/svg.ts';

const { steel, blue } = materials;

const frame =
  part(
    'M440 168V104q0 -24 -24 -28L262 62C178 58 136 106 136 184V336C136 410 176 446 256 446H364V388H272C226 386 206 366 206 330V196C206 154 228 136 268 138L372 148V168z',
    blue.flat,
  ) +
  groove('M396 110L264 99C204 97 171 126 171 186V334C171 390 202 416 258 417H352', 26, 0.2) +
  gleam('M428 98Q424 88 412 87L262 74C188 71 148 112 148 184V330', 4, 0.5) +
  part(box(362, 166, 88, 22, 6), steel.barrel);

const screw =
  part(box(386, 262, 40, 270, 5), steel.post) +
  groove(
    repeated(24, (index) => `M387 ${292 + index * 9}l38 6`),
    3,
    0.35,
  ) +
  part(disc(406, 262, 20), steel.flat) +
  part('M362 238H450V250q0 14 -20 14H382q-20 0 -20 -14z', steel.post);

const boss =
  part(box(356, 380, 100, 74, 12), blue.post) + groove('M358 394H454M358 440H454', 2.5, 0.3);

const tommyBar =
  part(box(382, 516, 48, 52, 10), steel.post) +
  part(box(304, 533, 204, 18, 9), steel.barrel) +
  part(disc(304, 542, 15), steel.flat) +
  part(disc(508, 542, 15), steel.flat) +
  gleam('M392 526V558', 5, 0.6);

export const gClamp: Drawing = moved(-17, 14, turned(-16, frame + screw + boss + tommyBar));
