/** Whether who sits there asked their browser for little to be sent: then nothing is fetched before it is needed. */
export const prefersReducedData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
