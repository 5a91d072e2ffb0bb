/** The styles of a drawing whose lines have round ends. */
export const lineDrawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
