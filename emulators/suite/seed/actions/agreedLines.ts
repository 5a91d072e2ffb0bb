import { type AgreedLine, priceSourceOf } from 'functions/contract';
import type { Seed } from '../dataset/seedData.ts';
import { priceOf, type SeedLine } from '../orders/drafts/lines.ts';
import { downloadUrl, toolPicturePath } from '../uploads/pictures.ts';

/** The lines of a request as they are stored, and those of a quoted order as they are agreed. */
export const agreedLinesOf = (
  lines: readonly SeedLine[],
  { catalogue }: Seed,
  bucket: string,
): AgreedLine[] =>
  lines.flatMap((line) =>
    catalogue
      .filter(({ id }) => id === line.toolId)
      .map((tool) => ({
        toolId: tool.id,
        sku: tool.sku,
        toolName: tool.toolName,
        picture: downloadUrl(bucket, toolPicturePath(tool.id)),
        quantity: line.quantity,
        ...priceOf(tool, line),
        ...priceSourceOf(tool, line.quantity),
      })),
  );
