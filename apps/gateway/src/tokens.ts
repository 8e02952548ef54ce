/** Injection tokens of the things that are not classes of this app. */
export const LOGGER = Symbol('logger');
export const REDIS = Symbol('redis');
export const CONFIG = Symbol('config');
