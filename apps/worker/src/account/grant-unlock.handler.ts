import { grantUnlockJob, markUnlockGranted, selectProduct, UNLOCK_PRODUCTS } from '@aivy/contracts';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';

/**
 * Adds the product of an unlock to the account, which has each of them once. Who keeps the unlock hears of it last: until
 * then it hands it over again.
 */
export const grantUnlockHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(grantUnlockJob, async ({ user_id, name }, { jobId }) => {
    const caller = { requestId: `job-${jobId}` };
    const product_id = UNLOCK_PRODUCTS[name];
    if (product_id !== null) await rpc.call(selectProduct, { ...caller, userId: user_id }, { product_id });
    await rpc.call(markUnlockGranted, caller, { user_id, name });
  });
