/** The mock of this shop: the engine with this shop's declarations, behaviour, fixtures and scenarios. */
import type { Plain } from '#define';
import { resources as shopResources } from '#resources';
import { access } from '#resources/access.ts';
import { answers } from '#resources/answers.ts';
import { dialect as shopDialect } from '#resources/dialect.ts';
import { pages as shopPages } from '#resources/pages.ts';
import { declarationsOf } from './bar/barDeclarations';
import { behaviour, pageBehaviour } from './behaviour';
import { shopAccount } from './behaviour/shopAccount';
import { type ContractParts, contractDocument, contractYaml } from './engine/contractDocument';
import { createMock, type MockOptions } from './engine/createMock';
import type { Tables } from './engine/fixtures';
import { readTables, tableNames } from './engine/server/fixtureFiles';
import { shopScenarios } from './scenarios/shopScenarios';
import { shopParts } from './shopParts';

export { beginningOf } from './engine/worlds';

const folder = 'mock-api/fixtures';

/** The names of the resources that have a fixture. */
export const fixtureNames = (): string[] => tableNames(folder);

/** The rows of all fixtures, by resource. */
export const readFixtures = (): Tables => readTables(folder);

/** The scenarios as people choose from them. */
export const scenarioLines = shopScenarios.map(({ name, line }) => ({ name, line }));

/** What a mock of this shop may have otherwise; tests replace resources, behaviour and rows. */
export type ShopMockOptions = Partial<Omit<MockOptions, 'fixtures'>> & {
  /** Rows in place of the fixtures. */
  tables?: Tables;
};

/** The mock of this shop as a request listener. @throws as `createMock` does. */
export const createShopMock = ({ tables, resources, dialect, ...options }: ShopMockOptions = {}) =>
  createMock({ ...shopParts({ resources, dialect }), fixtures: tables ?? folder, images: `${folder}/images`, ...options });

/** The contract of this shop as an OpenAPI document. */
export const shopContract = (parts: Partial<ContractParts> = {}): Plain =>
  contractDocument({ resources: shopResources, pages: shopPages, pageBehaviour, answers, dialect: shopDialect, ...parts });

/** The contract of this shop as `openapi.yaml` has it, with examples from the fixtures. */
export const contractText = (): string => contractYaml(shopContract({ tables: readFixtures() }));

/** What the developer bar shows of the declarations. */
export const declarations = () => declarationsOf(shopResources, shopPages, shopDialect, Object.keys(access));

export { behaviour, pageBehaviour, shopAccount, shopScenarios };
