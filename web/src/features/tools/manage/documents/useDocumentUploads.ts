import { limits, toolFileKindNames } from 'functions/contract';
import { useRef, useState } from 'react';
import { UploadCancelled } from '../../../../lib/api/apiProblem.ts';
import { useUpload } from '../../../../lib/pictures/useUpload.ts';
import { addDocument, addFailure } from './addDocument.ts';
import { documentFileProblem } from './documentFile.ts';
import { namedDocument, titleOfFile } from './documentName.ts';
import type { ToolDocumentActions } from './useToolDocuments.ts';

const fieldsOf = (name: string) => {
  const { kind, language = 'en' } = namedDocument(name);
  const title = kind ? toolFileKindNames[kind] : titleOfFile(name);
  return {
    kind: kind ?? 'data-sheet',
    language,
    title: title.slice(0, limits.toolDocuments.title),
  };
};

/** Uploads files as documents of a tool, one after the other, and says why some were refused. */
export const useDocumentUploads = (id: string, shows: ToolDocumentActions['shows']) => {
  const { upload, progress, cancelUpload } = useUpload();
  const uploads = useRef(new Map<File, string>()).current;
  const [problems, setProblems] = useState<string[]>([]);

  const addOne = async (file: File, options: Parameters<Parameters<typeof upload>[0]>[0]) => {
    const problem = documentFileProblem(file);
    if (problem) return problem;
    try {
      shows(await addDocument(id, file, fieldsOf(file.name), { ...options, uploads }));
      return null;
    } catch (error) {
      if (error instanceof UploadCancelled) throw error;
      return addFailure(error);
    }
  };

  const add = async (files: readonly File[]) => {
    setProblems([]);
    await upload(async ({ signal, onProgress }) => {
      for (const [at, file] of files.entries()) {
        const share = (part: number) => onProgress((at + part) / files.length);
        const problem = await addOne(file, { signal, onProgress: share });
        if (problem) setProblems((present) => [...present, `${file.name}: ${problem}`]);
      }
    }).catch((error: unknown) => {
      if (!(error instanceof UploadCancelled)) throw error;
    });
  };
  return { add, problems, progress, cancelUpload };
};
