import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, mirrored, turned } from '../drawing/svg.ts';

const { steel, iron, beech, brass } = materials;

const handle =
  part(
    'M238 292C210 288 196 276 168 270C128 262 74 268 50 296C40 310 44 330 60 338C92 350 134 342 168 346C196 350 214 352 238 348z',
    beech.barrel,
  ) +
  gleam('M74 292C100 276 140 276 170 282C190 286 204 294 222 298', 7, 0.5) +
  part(box(218, 286, 22, 66, 4), brass.post);

const body =
  part(
    'M236 280C264 266 280 252 296 250H344C360 252 376 266 404 280V364C376 372 350 380 320 380C290 380 264 372 236 364z',
    iron.flat,
  ) + gleam('M242 288C268 274 282 262 298 259H342', 3, 0.4);

const blade =
  part('M262 300H378V398H262z', steel.flat) +
  part('M262 384H378V398H262z', steel.barrel) +
  part('M270 286H370V352Q320 372 270 352z', steel.flat) +
  gleam('M280 294V344', 4, 0.7) +
  part(disc(320, 326, 22), brass.flat) +
  groove('M306 320L334 332M311 314L330 340', 2, 0.25) +
  part(box(282, 262, 22, 26, 5), brass.post) +
  part(box(336, 262, 22, 26, 5), brass.post) +
  groove('M262 384H378', 2, 0.35);

export const spokeshave: Drawing = turned(-18, handle + mirrored(320, handle) + body + blade);
