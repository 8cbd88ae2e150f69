/** Spans of days that staff ask for most, counted from today or from this month, so that their address means the same tomorrow: `app.filters.days.<key>`. */
export const daySpans = {
  today: { from: 'today' },
  yesterday: { from: 'today-1', to: 'today-1' },
  week: { from: 'today-6' },
  thisMonth: { from: 'month' },
  lastMonth: { from: 'month-1', to: 'monthEnd-1' },
} as const;

/** The key of the span that a test asks for, if it is one of these. */
export const spanOf = (test: unknown): string | undefined =>
  Object.entries(daySpans).find(([, span]) => JSON.stringify(span) === JSON.stringify(test))?.[0];
