import { useEffect } from 'react';

const maxCharacters = 170;

/** Sets the page's meta description, cut to 170 characters, while the screen is open. */
export function useMetaDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    if (!meta || !text) return undefined;
    const previous = meta.content;
    meta.content = [...text].slice(0, maxCharacters).join('');
    return () => {
      meta.content = previous;
    };
  }, [text]);
}
