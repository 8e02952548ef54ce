// Our own rules for oxlint.
import { boundariesRule } from './boundaries-rule.mjs';
import { repositoryRule } from './repository-rule.mjs';

export default { meta: { name: 'aivy' }, rules: { boundaries: boundariesRule, repository: repositoryRule } };
