/** The services behind the gateway; each name is also the RPC address, the app folder and the contract folder. */
export const SERVICES = ['auth', 'diagnostic', 'full-test', 'plan', 'aivydaily', 'chat', 'analyst'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Services that no student needs: whoever calls them is ready while they are away. */
export const BACK_OFFICE = ['analyst'] as const satisfies readonly ServiceName[];

/** The others: without one of these students miss something. */
export const isForStudents = (service: ServiceName): boolean => !BACK_OFFICE.some((each) => each === service);
