import { useTranslate } from 'react-admin';

/** Gives what else people call a command or screen (`commands.<text key>`) or a field (`<resource>.<source>`); empty where no text says it. */
export function useSynonyms(): (name: string) => string {
  const translate = useTranslate();
  return name => {
    const key = `app.palette.synonyms.${name}`;
    const text = translate(key);
    // A missing text is its own key.
    return text === key ? '' : text;
  };
}
