import type { Page } from '@playwright/test';

/**
 * Answers every dialog of the browser from now on, such as the question whether to leave.
 * @returns the dialogs so far, by type (`confirm`, `beforeunload`) and by message
 */
export function answerDialogs(page: Page, accepts: () => boolean = () => true): { types: string[]; messages: string[] } {
  const types: string[] = [];
  const messages: string[] = [];
  page.on('dialog', dialog => {
    types.push(dialog.type());
    messages.push(dialog.message());
    void (accepts() ? dialog.accept() : dialog.dismiss());
  });
  return { types, messages };
}
