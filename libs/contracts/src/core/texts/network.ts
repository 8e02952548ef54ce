/** Said where there is no reply. By itself, because every page of the client carries it and few need the others. */
export const NETWORK_MESSAGE = 'Network error, please try again later.';
