import { materials } from '../drawing/materials.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, group, mirrored, turned } from '../drawing/svg.ts';

const { blue, leather, white } = materials;

const hand =
  'M222 400C216 372 196 352 180 318C164 286 150 262 150 240C150 214 184 208 198 232C206 250 212 268 224 274C226 240 218 176 216 126C216 90 264 88 268 124L276 216L278 92C278 56 330 56 330 94L328 218L338 114C342 80 386 84 384 118L376 234L390 176C396 146 434 154 430 186C424 248 408 330 396 400z';

const cotton = 'M232 396C230 350 226 310 232 284C270 262 350 258 392 282C404 318 396 360 388 396z';

const cuff =
  part('M216 398Q308 382 402 398L420 520Q310 542 204 520z', blue.post) +
  strand('M208 498Q310 518 416 498', '#ece9e0', 7) +
  strand('M206 510Q310 531 418 510', '#ece9e0', 3) +
  groove('M250 404L242 514M294 400L292 520M340 400L344 520M378 404L388 514', 3, 0.18);

const glove =
  cuff +
  part(hand, leather.flat) +
  part(cotton, white.flat) +
  strand('M258 274L252 396M294 267L292 396M330 267L334 396M366 273L374 396', '#336798', 4) +
  part(
    'M226 296C230 280 232 272 240 268C290 246 340 246 384 264Q394 268 400 288C350 266 280 268 226 296z',
    leather.flat,
  ) +
  group({ 'stroke-dasharray': '7 5' }, strand('M236 288C284 262 344 260 394 280', '#f5d7a3', 2)) +
  part('M216 388Q308 372 404 388L406 410Q308 394 214 410z', leather.barrel) +
  groove('M230 300C214 310 206 330 208 352', 2.5, 0.35) +
  groove('M276 216L278 244M328 218V242M376 234L372 252', 3, 0.35) +
  dim(
    'M268 124L276 216L272 236L258 216C260 180 258 150 256 112zM330 94L328 218L318 226C320 180 320 130 318 78z',
    0.18,
  ) +
  gleam(
    'M228 122C230 150 234 186 236 226M290 92C290 130 290 170 290 212M350 122L344 206M402 186L392 236',
    6,
    0.35,
  ) +
  gleam('M162 240C166 260 182 288 196 312', 6, 0.3) +
  lit('M226 112Q240 92 256 110Q240 104 226 112zM288 78Q304 62 320 80Q304 72 288 78z', 0.4);

export const workGloves: Drawing =
  turned(-16, group({ transform: 'translate(-76 26)' }, mirrored(320, glove))) +
  turned(12, group({ transform: 'translate(86 22)' }, glove));
