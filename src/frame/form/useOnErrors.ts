import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';

/** Runs something once each time the form was submitted in vain, with its errors by field; `root` where the server refused. */
export function useOnErrors(react: (errors: FieldErrors) => void): void {
  const { submitCount, errors } = useFormState();
  const told = useRef(submitCount);
  useEffect(() => {
    if (submitCount !== told.current && Object.keys(errors).length) react(errors);
    told.current = submitCount;
  });
}
