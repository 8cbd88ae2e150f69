import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Answers every dialog of the browser from now on, such as the question before a tab is closed.
 * @returns the types of the dialogs so far (`beforeunload`)
 */
export function answerDialogs(page: Page): string[] {
  const types: string[] = [];
  page.on('dialog', dialog => {
    types.push(dialog.type());
    void dialog.accept();
  });
  return types;
}

/** The question before unsaved input is left. */
export const leaveQuestion = (page: Page): Locator => page.getByRole('dialog', { name: 'Unsaved changes' });

/** Answers the question before unsaved input is left. */
export async function answerLeave(page: Page, answer: 'Save' | 'Leave' | 'Stay'): Promise<void> {
  await leaveQuestion(page).getByRole('button', { name: answer }).click();
  await expect(leaveQuestion(page)).toBeHidden();
}
