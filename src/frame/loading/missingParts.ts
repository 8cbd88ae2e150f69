import { createContext } from 'react';

/** In a form: holds its saving back while a part of it is missing, as what is not there is not checked; returns how to let go. None outside of forms. */
export const MissingParts = createContext<(() => () => void) | undefined>(undefined);
