import { useEffect } from 'react';

const mostCharacters = 170;

/** Describes the page to the browser by a text, cut to 170 characters, as long as its screen is open. */
export function useMetaDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    if (!meta || !text) return undefined;
    const before = meta.content;
    meta.content = [...text].slice(0, mostCharacters).join('');
    return () => {
      meta.content = before;
    };
  }, [text]);
}
