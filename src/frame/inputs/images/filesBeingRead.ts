import { createContext, useContext } from 'react';

/** Files that are being read into a form: resolves to whether all of them were taken. Never rejects. */
export type FileReads = Promise<boolean>;

/** In a form: lets saving wait for files that are being read. None outside of forms. */
export const FileReadsContext = createContext<((files: FileReads) => void) | undefined>(undefined);

/** @returns what to hand the files to that are being read, so that the form is not saved without them. */
export const useFileReads = (): ((files: FileReads) => void) => useContext(FileReadsContext) ?? (() => {});
