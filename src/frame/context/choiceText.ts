import type { TranslateFunction } from 'react-admin';

/** The text of a choice of a field: `resources.<resource>.choices.<source>.<choice>`, or else the choice itself. */
export const choiceText = (translate: TranslateFunction, resource: string, source: string, choice: string | number): string =>
  translate(`resources.${resource}.choices.${source}.${choice}`, { _: String(choice) });
