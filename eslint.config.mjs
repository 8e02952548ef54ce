import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundariesRule } from './tools/lint/boundaries-rule.mjs';

const WEB = ['apps/web/**', 'libs/web-*/**'];
const SPECS = ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/*.e2e.ts', '**/test/**', '**/testing/**', '**/bench/**'];
const NO_ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'Only config.ts reads the environment, once, for all its faults at the same time.',
};

export default defineConfig(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.aivy/**',
      '.nx/**',
      'coverage/**',
      'docs/**',
      'apps/web-e2e/output/**',
    ],
  },
  // A comment that switches a rule off would not be seen in a review; exceptions are written here, with their reason.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    // Rules that ask what type a value has. Two programs hold all packages: one each would read the libraries again.
    files: ['{apps,libs}/**/*.{ts,tsx}', 'tools/**/*.{ts,mjs}'],
    languageOptions: {
      parserOptions: { project: ['tools/lint/tsconfig.{server,web}.json'], tsconfigRootDir: import.meta.dirname },
    },
    // Not require-await: an async function without await keeps what it throws inside its promise.
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    plugins: { aivy: { rules: { boundaries: boundariesRule } } },
    rules: {
      'aivy/boundaries': 'error',
      'max-lines': ['error', { max: 350 }],
      'no-restricted-properties': ['error', NO_ENVIRONMENT],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      // Redux Toolkit's lazy slices are declared by merging into an empty interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      // TypeORM types its entities and migrations as Function.
      '@typescript-eslint/no-unsafe-function-type': 'off',
    },
  },
  {
    files: WEB,
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': { rules: reactHooks.rules } },
    // Its other rules prepare code for the React Compiler, which is not in use.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['apps/**', 'libs/**'], ignores: WEB, languageOptions: { globals: globals.node } },
  { files: ['**/*.mjs', 'tools/**'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['apps/*/src/**/*.repository.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MethodDefinition[accessibility!="private"] > FunctionExpression > TSTypeAnnotation.returnType TSTypeReference[typeName.name=/Row$/]',
          message: 'A repository answers with plain objects; its entities stay inside.',
        },
        {
          selector:
            ':matches(MethodDefinition[kind="method"], MethodDefinition[kind="get"])[accessibility!="private"][key.type!="PrivateIdentifier"] > FunctionExpression:not([returnType])',
          message: 'A repository says what it answers with: an inferred type would hand out its rows.',
        },
        {
          selector:
            'PropertyDefinition[accessibility!="private"][key.type!="PrivateIdentifier"] > :matches(ArrowFunctionExpression, FunctionExpression)',
          message: 'What a repository offers is a method, and says what it answers with.',
        },
      ],
    },
  },
  // The places that may read the environment, and those that talk to a person on a console.
  {
    files: ['**/config.ts', 'tools/**', 'libs/server-testing/**', 'apps/web-e2e/**', ...SPECS],
    rules: { 'no-restricted-properties': 'off' },
  },
  // What the browser's console shows is for the person who looks into a fault there.
  { files: WEB, rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
  {
    files: ['tools/**', '**/bin/**', 'apps/web-e2e/**', 'libs/server-kit/src/service/run-until-signal.ts', ...SPECS],
    rules: { 'no-console': 'off' },
  },
  { files: [...SPECS, '**/content/**'], rules: { 'max-lines': 'off' } },
  // What must not compile is tested by the compiler.
  {
    files: ['libs/server-kit/src/handler-types.spec.ts'],
    rules: { '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }] },
  },
);
