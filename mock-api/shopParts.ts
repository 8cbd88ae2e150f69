/** What a mock of this shop is made of, wherever it runs: this shop's declarations, behaviour and scenarios. */
import type { FreePage } from '#define';
import { resources as shopResources } from '#resources';
import { mayDo } from '#resources/access.ts';
import { account, accountIn } from '#resources/account.ts';
import { answers } from '#resources/answers.ts';
import { dialect as shopDialect } from '#resources/dialect.ts';
import { pages as shopPages } from '#resources/pages.ts';
import { vocabulary } from '#resources/vocabulary.ts';
import { behaviour, pageBehaviour } from './behaviour';
import { accountPage, shopAccount } from './behaviour/shopAccount';
import type { MockParts } from './engine/openMock';
import { shopScenarios } from './scenarios/shopScenarios';

/** A page beside other resources than the shop's: its calls. What it edits, counts and leads to is not there. */
const withoutResources = ({ name, icon, reads, writes }: FreePage): FreePage => ({ name, icon, reads, writes });

/** The parts of this shop's mock; tests replace resources and dialect. */
export function shopParts({
  resources = shopResources,
  dialect = shopDialect,
}: {
  resources?: MockParts['resources'] | undefined;
  dialect?: MockParts['dialect'] | undefined;
} = {}): MockParts {
  const pages = shopPages.map(page => (page.name === account.name ? accountIn(dialect) : page));
  return {
    resources,
    dialect,
    pages: resources === shopResources ? pages : pages.map(withoutResources),
    behaviour,
    pageBehaviour: { ...pageBehaviour, [account.name]: accountPage(dialect) },
    answers,
    vocabulary,
    account: shopAccount,
    mayDo,
    scenarios: shopScenarios,
  };
}
