/** Where operators see the queues and what lies in them. A page of the gateway, none of the web client. */
export const QUEUE_BOARD_PATH = '/ops/queues';
