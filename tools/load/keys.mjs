/** @typedef {{ right: string, wrong: string[] }} Key a right answer, and three wrong ones that differ */
/** @typedef {(questionId: number) => Key} Keys */

/**
 * Keys of all items, as the bank has them.
 * @param {import('pg').Pool} pool
 * @returns {Promise<Keys>}
 */
export async function readKeys(pool) {
  const { rows } = await pool.query(
    `select distinct on (id) id, body->>'type' as type, body->>'answer' as answer from bank.items order by id, version desc`,
  );
  /** @type {Map<number, Key>} */
  const keys = new Map(
    rows.map(({ id, type, answer }) => [
      id,
      type === 'choice'
        ? { right: answer, wrong: ['a', 'b', 'c', 'd'].filter((each) => each !== answer) }
        : { right: String(answer).split(',')[0]?.trim() ?? '', wrong: ['-97', '-98', '-99'] },
    ]),
  );
  return (id) => {
    const key = keys.get(id);
    if (!key) throw new Error(`the bank has no item ${id}`);
    return key;
  };
}
