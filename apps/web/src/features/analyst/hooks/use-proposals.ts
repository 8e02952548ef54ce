import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/store';
import { readRows } from '../download';
import { oneOfItem, type ProposalRow } from '../model/proposals';

interface Proposals {
  /** Null while they are loaded. */
  rows: readonly ProposalRow[] | null;
  failed: boolean;
  again(): void;
}

/** The rows of a calibration, one an item. What a file says never changes, so it is read once. */
export function useProposals(jobId: string): Proposals {
  const dispatch = useAppDispatch();
  const [rows, setRows] = useState<readonly ProposalRow[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    dispatch(readRows<ProposalRow>(jobId, ended.signal)).then(
      (found) => setRows(oneOfItem(found)),
      () => setFailed(!ended.signal.aborted),
    );
    return () => ended.abort();
  }, [dispatch, jobId, tries]);
  const again = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { rows, failed, again };
}
