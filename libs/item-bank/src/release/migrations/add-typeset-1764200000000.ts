import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Formulas of an item as the web draws them, set once per version: `question` of what a student sees before the answer is
 * due, `solution` of what comes after it. Null where there is nothing to set or the browser has to. Editions are kept
 * beside each other, since programs of two releases read the bank at a time.
 */
export class AddTypeset1764200000000 implements MigrationInterface {
  readonly name = 'AddTypeset1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank.typeset (
        id integer NOT NULL,
        version integer NOT NULL,
        edition integer NOT NULL,
        question text,
        solution text,
        PRIMARY KEY (edition, id, version),
        FOREIGN KEY (id, version) REFERENCES bank.items (id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank.typeset');
  }
}
