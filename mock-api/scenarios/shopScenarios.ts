/** The scenarios of this shop: the standard ones, and those that change its settings. */
import { isPlain, type Plain } from '#define';
import type { Scenario } from '#mock-api/engine/scenarios/scenario.ts';
import {
  documented,
  empty,
  expired,
  flaky,
  hostile,
  large,
  malformedAnswers,
  otherShapes,
  refusing,
  slow,
  usual,
} from '#mock-api/engine/scenarios/standardScenarios.ts';

/** A change of the settings, which are one record. */
const withSettings =
  (change: (settings: Plain) => Plain): Scenario['rows'] =>
  fixtures => {
    const [settings] = [fixtures.settings].flat();
    return { ...fixtures, settings: change(isPlain(settings) ? settings : {}) };
  };

/** The scenarios, in the order in which they are listed. */
export const shopScenarios: readonly Scenario[] = [
  usual,
  empty,
  large('100,000 products, 20,000 orders, 50,000 users, 5,000 categories, twenty times the fixtures of all else.', {
    counts: { products: 100_000, orders: 20_000, users: 50_000, category: 5_000 },
    times: 20,
  }),
  slow,
  flaky,
  refusing,
  expired,
  malformedAnswers,
  documented,
  otherShapes,
  {
    name: 'single-language',
    line: 'Multi-language is off; what the fixtures hold of the second language is there all the same.',
    rows: withSettings(({ multiLanguange, ...settings }) => ({
      ...settings,
      multiLanguange: { ...(multiLanguange as object), isMultiLanguage: false },
    })),
  },
  {
    name: 'bare-setup',
    line: 'Settings in which nothing is set up: no inputs in use, a company with a name alone.',
    rows: withSettings(({ _id, company }) => ({
      _id,
      company: { name: (company as { name?: unknown } | undefined)?.name },
      setup: { shippingInputs: [], productInputs: [], classificationInputs: [] },
    })),
  },
  // The setup and the languages are codes that the app reads, and no shown texts.
  hostile(source => /^(setup|multiLanguange)\./.test(source)),
];
