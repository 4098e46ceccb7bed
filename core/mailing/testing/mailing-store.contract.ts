import { afterEach, beforeEach, describe } from 'vitest';
import { confirmingContract } from './confirming.contract.ts';
import { leavingContract } from './leaving.contract.ts';
import { outboxContract } from './outbox.contract.ts';
import { retentionContract } from './retention.contract.ts';
import { signingUpContract } from './signing-up.contract.ts';
import type { StoreUnderTest } from './store-under-test.ts';

/** What every store of the mailing list must do, whatever keeps it. */
export function describeMailingStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`mailing store: ${name}`, () => {
    let under: StoreUnderTest;
    beforeEach(async () => {
      under = await open();
    });
    afterEach(async () => under.close());
    const store = () => under;
    describe('signing up', () => signingUpContract(store));
    describe('confirming', () => confirmingContract(store));
    describe('leaving', () => leavingContract(store));
    describe('outbox', () => outboxContract(store));
    describe('retention', () => retentionContract(store));
  });
}
