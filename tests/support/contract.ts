import { type ContractCheck, contractCheck } from '#define/openapi/contractCheck.ts';
import type { ShopMockOptions } from '#mock-api/shop.ts';
import { shopContract } from '#mock-api/shop.ts';

/** The contract check for a mock with these options. */
export const checkOf = ({ resources, pages, pageBehaviour }: ShopMockOptions = {}): ContractCheck =>
  contractCheck(shopContract({ ...(resources ? { resources } : {}), ...(pages ? { pages } : {}), ...(pageBehaviour ? { pageBehaviour } : {}) }));
