import { learnerEvidence, storeLearner, type Caller, type Evidence, type InternalOutputOf } from '@aivy/contracts';
import { recordItems, skillFrames, type BankSnapshot, type LiveBank } from '@aivy/item-bank';
import { computeRecord } from '@aivy/psychometrics';
import { publishNotice, type RpcClient } from '@aivy/server-kit';
import type { ReportParts } from '../report/finished-test.js';

type LearnerEvidence = InternalOutputOf<typeof learnerEvidence>;

/** All that the review cards have not taken in; a long history comes in pages. */
async function unreviewedOf(rpc: RpcClient, caller: Caller, userId: string, first: LearnerEvidence) {
  const all = [...first.unreviewed];
  for (let { more } = first; more;) {
    const { given_at, source_id } = all.at(-1)!;
    const page = await rpc.call(learnerEvidence, caller, {
      user_id: userId,
      reviewed_through: { given_at, source_id },
    });
    all.push(...page.unreviewed);
    ({ more } = page);
  }
  return all;
}

/** The release that knows all the items; read again before one counts as unknown, because it may be newer than ours. */
async function bankWith(bank: LiveBank, evidence: readonly Evidence[]): Promise<BankSnapshot> {
  if (evidence.some(({ item_id: id, item_version: version }) => !bank.current.item(id, version))) await bank.refresh();
  return bank.current;
}

/** Frames of the skills change with the release only, and take a walk through all its items. */
const frames = new WeakMap<BankSnapshot, ReturnType<typeof skillFrames>>();
function framesOf(bank: BankSnapshot) {
  const known = frames.get(bank) ?? skillFrames(bank.items());
  frames.set(bank, known);
  return known;
}

/** Computes a learner's state from the newest evidence and hands it to the plan, which keeps the newest. */
export async function computeLearner(
  { rpc, bank, redis, prefix }: ReportParts,
  caller: Caller,
  userId: string,
  found: LearnerEvidence,
): Promise<void> {
  // Another job has been there with the same evidence, or the account was deleted.
  if (found.version <= found.state_version) return;
  const unreviewed = await unreviewedOf(rpc, caller, userId, found);
  const release = await bankWith(bank, [...found.recent, ...unreviewed]);
  const { state, cards, baseline } = computeRecord({
    ...found,
    unreviewed,
    frames: framesOf(release),
    itemOf: recordItems(release),
  });
  const last = unreviewed.at(-1);
  const { stored } = await rpc.call(storeLearner, caller, {
    user_id: userId,
    version: found.version,
    state,
    cards,
    reviewed_through: last ? { given_at: last.given_at, source_id: last.source_id } : found.reviewed_through,
    baseline,
  });
  if (!stored) return;
  // The page reads again at its next look as well, so a lost notice costs seconds.
  await publishNotice(redis, prefix, {
    user_id: userId,
    event: 'learner:updated',
    data: { version: found.version },
  }).catch(() => undefined);
}
