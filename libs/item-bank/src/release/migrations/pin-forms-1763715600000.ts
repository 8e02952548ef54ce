import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A form names the version of each of its items, so a release in the middle of an attempt changes nothing in it; and an
 * item says where it came from, so the packs never overwrite what an operator imported.
 */
export class PinForms1763715600000 implements MigrationInterface {
  readonly name = 'PinForms1763715600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE bank.items ADD origin text NOT NULL DEFAULT 'pack' CHECK (origin IN ('pack', 'import'))`,
    );
    await runner.query('ALTER TABLE bank.items ALTER origin DROP DEFAULT');
    await runner.query('ALTER TABLE bank.forms ADD versions jsonb');
    // What students saw of it so far: the newest release that gave it out.
    await runner.query(`
      UPDATE bank.forms AS form SET versions = (
        SELECT jsonb_object_agg(item.id, release.items -> item.id)
        FROM (SELECT items FROM bank.releases WHERE diagnostic_form = form.id ORDER BY id DESC LIMIT 1) AS release,
          jsonb_array_elements_text(form.english || form.math) AS item (id)
      )`);
    // A form that no release gave out has no students either.
    await runner.query('DELETE FROM bank.forms WHERE versions IS NULL');
    await runner.query('ALTER TABLE bank.forms ALTER versions SET NOT NULL');
    await runner.query(`ALTER TABLE bank.releases ADD note text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank.releases DROP note');
    await runner.query('ALTER TABLE bank.forms DROP versions');
    await runner.query('ALTER TABLE bank.items DROP origin');
  }
}
