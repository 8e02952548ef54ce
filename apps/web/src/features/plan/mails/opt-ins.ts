import type { OptInMail } from '@aivy/contracts';

/** What the screens say about the emails that are simply on or off. */
export const OPT_IN_TEXTS: Readonly<Record<OptInMail, { label: string; ended: string }>> = {
  'report-ready': {
    label: 'Email me when my practice test report is ready',
    ended: "We won't email you about practice test reports anymore. You can turn this on again in your account.",
  },
};
