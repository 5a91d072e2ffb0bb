import { describe, expect, it } from 'vitest';
import { drawnPdf, packedStream, pdfOf } from '../../../testing/documents/pdfFiles.ts';
import { pdfProblemOf } from './pdfProblemOf.ts';

const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('A PDF', () => {
  it.each<[string, Buffer | Promise<Buffer>]>([
    ['with pages and packed texts', drawnPdf()],
    ['of current programs, with packed objects', pdfOf(packedStream('8 0 << /Type /Page >>'))],
    ['that opens a page', pdfOf('3 0 obj\n<< /OpenAction [4 0 R /Fit] >>\nendobj\n')],
    ['with longer names', pdfOf('3 0 obj\n<< /LaunchDate 1 /EncryptMetadata true >>\nendobj\n')],
  ])('%s is accepted', async (_, pdf) => {
    expect(await pdfProblemOf(await pdf)).toBeUndefined();
  });

  it.each<[string, string, Buffer | Promise<Buffer>]>([
    ['a picture', 'no-pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a page with the name of one', 'no-pdf', Buffer.from('<html>%PDF-1.7')],
    ['with a password', 'encrypted', drawnPdf(undefined, { userPassword: 'secret' })],
    ['with restrictions alone', 'encrypted', drawnPdf(undefined, { ownerPassword: 'secret' })],
    ['with a script', 'script', pdfOf(`3 0 obj\n<< /OpenAction ${action} >>\nendobj\n`)],
    ['with a script in codes', 'script', pdfOf('3 0 obj\n<< /S /J#61v#61Script >>\nendobj\n')],
    ['with a script in packed objects', 'script', pdfOf(packedStream(`8 0 ${action}`))],
    ['with a script in a stream of another kind', 'script', pdfOf(packedStream(action, '/N 1'))],
    ['that launches a program', 'launch', pdfOf('3 0 obj\n<< /S /Launch /F (a.exe) >>\nendobj\n')],
    [
      'with an attachment',
      'attachment',
      drawnPdf((pdf) => pdf.file(Buffer.from('a'), { name: 'a.txt' })),
    ],
    [
      'with objects in an old packing',
      'unusual',
      pdfOf(packedStream('8 0 <<>>', '/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]')),
    ],
  ])('%s is refused: %s', async (_, problem, pdf) => {
    expect(await pdfProblemOf(await pdf)).toBe(problem);
  });

  it('without its end is incomplete', async () => {
    const pdf = await drawnPdf();
    expect(await pdfProblemOf(pdf.subarray(0, pdf.length - 40))).toBe('incomplete');
    expect(await pdfProblemOf(Buffer.concat([pdf.subarray(0, 500), pdf.subarray(700)]))).toBe(
      'incomplete',
    );
  });

  it('is unpacked up to a limit', async () => {
    const stream = packedStream(Buffer.alloc(100_000));
    expect(await pdfProblemOf(pdfOf(stream), 150_000)).toBeUndefined();
    expect(await pdfProblemOf(pdfOf(stream, stream), 150_000)).toBe('too-much');
  });

  it('finds a name across the parts of a stream', async () => {
    for (let at = 16_384 - 20; at < 16_384 + 4; at += 3) {
      const content = `${' '.repeat(at)}${action}`;
      expect(await pdfProblemOf(pdfOf(packedStream(content)))).toBe('script');
    }
  });
});
