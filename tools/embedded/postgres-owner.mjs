/** PostgreSQL refuses to run as root, so there it runs as `nobody`; otherwise as whoever we are. */
export const ownerIds = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
