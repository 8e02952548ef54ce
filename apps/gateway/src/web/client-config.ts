import type { GatewayConfig } from '../config.js';

/** `config.json`: what the operator has set and the client must know. */
export const clientConfig = ({
  PROMO_VIDEO_URL,
  CALCULATOR_URL,
  SITE_JSON,
  TUTOR_SAFE_NUMBERS,
  TEST_TIMING,
  DIAGNOSTIC_FORM,
}: GatewayConfig): string =>
  JSON.stringify({
    promoVideoUrl: PROMO_VIDEO_URL ?? '',
    calculatorUrl: CALCULATOR_URL ?? '',
    ...SITE_JSON,
    safeNumbers: TUTOR_SAFE_NUMBERS,
    timing: TEST_TIMING,
    diagnosticForm: DIAGNOSTIC_FORM,
  });
