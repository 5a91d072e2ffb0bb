import { styled } from '@mui/material/styles';
import { lineDrawing } from './lineDrawing.ts';

const Drawing = styled('svg')(({ theme }) => {
  const brand = theme.vars?.palette.brand;
  return {
    ...lineDrawing,
    '& .solid': { fill: brand?.edge, stroke: brand?.ink, strokeWidth: 2.5 },
    '& .wood': { fill: brand?.accent, stroke: brand?.edge, strokeWidth: 2 },
    '& .ink': { stroke: brand?.ink, strokeWidth: 2 },
    '& .shaving': { stroke: brand?.accent, strokeWidth: 5 },
    '& .measure': { stroke: brand?.muted, strokeWidth: 1.25 },
    '& .guide': { stroke: brand?.muted, strokeWidth: 1.25, strokeDasharray: '5 5' },
    '& .grain': { stroke: brand?.line, strokeWidth: 1.5 },
    '& text': { fill: brand?.muted, fontSize: 15, fontWeight: 560, textAnchor: 'middle' },
  };
});

const Board = () => (
  <>
    <path className="solid" d="M24 316H536V368H24Z" />
    <path
      className="grain"
      d="M40 330C120 324 200 336 300 330S470 326 522 332M40 344C150 338 210 352 330 343S480 342 522 346M40 357C140 352 260 362 360 356S490 358 522 357"
    />
  </>
);

const Iron = () => (
  <>
    <path className="solid" d="M218 314 338 170Q348 160 358 168L364 174Q370 182 362 192L252 314Z" />
    <path className="ink" d="M262 284 334 198M316 206 330 218" />
  </>
);

const Body = () => (
  <path
    className="solid"
    d="M92 316V290Q94 280 106 279L168 276C196 272 206 246 232 236C264 224 300 224 330 238C354 250 362 274 388 277L470 279Q482 280 482 291V316Z"
  />
);

const Wood = () => (
  <>
    <path
      className="wood"
      d="M138 277C144 262 142 252 134 244C118 226 130 200 152 200S186 226 170 244C162 252 160 262 166 277Z"
    />
    <path
      className="wood"
      d="M392 277C400 248 388 222 372 206C360 194 370 178 388 184C404 190 410 204 426 206C442 208 446 220 438 230C426 246 432 264 450 278Z"
    />
  </>
);

const Shaving = () => (
  <path
    className="shaving"
    d="M222 312C216 276 222 250 208 220C190 180 200 128 242 122C284 117 298 166 266 180C240 190 224 164 240 150C250 142 262 148 262 158"
  />
);

const Measures = () => (
  <>
    <path className="guide" d="M92 324V408M482 324V408" />
    <path className="measure" d="M92 398H258M316 398H482M92 398l9-4v8zM482 398l-9-4v8z" />
    <text x="287" y="403">
      245 mm
    </text>
    <path className="guide" d="M222 314 404 96M222 314H90" />
    <path className="measure" d="M372 134A235 235 0 0 1 446 236" />
    <text x="440" y="166">
      45°
    </text>
    <path className="measure" d="M60 316V272M60 208V164M60 316l-4-9h8zM60 164l-4 9h8z" />
    <path className="guide" d="M52 164H124" />
    <text transform="translate(65 240) rotate(-90)">135 mm</text>
  </>
);

/** A technical drawing of a bench plane. Decorative. */
export const PlaneDrawing = () => (
  <Drawing viewBox="20 90 530 326" aria-hidden="true">
    <Measures />
    <Board />
    <Shaving />
    <Iron />
    <Body />
    <Wood />
  </Drawing>
);
