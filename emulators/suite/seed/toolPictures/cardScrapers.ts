import { materials } from '../drawing/materials.ts';
import { box } from '../drawing/outlines.ts';
import { dim, gleam, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel } = materials;

const plate = (outline: string, shine: string) =>
  moved(5, 7, dim(outline, 0.28)) + part(outline, steel.flat) + lit(shine, 0.3);

const rectangle =
  plate(box(110, 150, 400, 170, 4), 'M150 152L250 152L170 318L110 318V232z') +
  gleam('M114 153H506', 3, 0.9) +
  strand('M420 262h54M430 274h34', '#7f8a93', 4);

const curved =
  plate(
    'M130 250C230 196 420 196 520 250L506 372C420 398 232 398 144 372z',
    'M180 230L290 212L214 390L150 374L142 330z',
  ) + gleam('M136 251C232 203 418 203 514 251', 3, 0.9);

const gooseneck =
  plate(
    'M176 404C120 390 92 340 112 288C132 236 196 214 258 232C316 250 356 286 412 272C436 264 452 242 480 244C526 248 546 296 528 340C506 392 452 404 396 398C318 388 246 424 176 404z',
    'M132 280C150 240 200 226 250 238L204 402L178 396C130 384 108 336 132 280z',
  ) + gleam('M118 292C138 242 196 222 256 239C314 257 356 293 414 279', 3, 0.9);

export const cardScrapers: Drawing = scaled(
  0.88,
  moved(-8, -66, turned(-14, rectangle)) +
    moved(6, 36, turned(-6, curved)) +
    moved(-12, 144, turned(3, gooseneck)),
);
