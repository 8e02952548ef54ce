/** The services behind the gateway; each name is also the RPC address, the app folder and the contract folder. */
export const SERVICES = ['auth', 'diagnostic', 'full-test', 'plan', 'aivydaily', 'chat', 'analyst'] as const;
export type ServiceName = (typeof SERVICES)[number];
