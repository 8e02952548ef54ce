import { loadConfig } from './config.js';

const SERVERS = { DATABASE_URL: 'postgres://localhost/aivy', REDIS_URL: 'redis://localhost' };

describe('the configuration of the chat', () => {
  it('asks no model unless it is told of one, and keeps messages for 180 days', () => {
    const { TUTOR_BASE_URL, TUTOR_MODE, TUTOR_KEEP_DAYS } = loadConfig(SERVERS);
    expect([TUTOR_BASE_URL, TUTOR_MODE, TUTOR_KEEP_DAYS]).toEqual([undefined, 'constrained', 180]);
  });

  it.each([
    [{ TUTOR_BASE_URL: 'https://models.example.org/v1' }, 'TUTOR_MODEL must be set beside TUTOR_BASE_URL'],
    [{ TUTOR_BASE_URL: 'models.example.org', TUTOR_MODEL: 'small' }, 'TUTOR_BASE_URL'],
    [{ TUTOR_MODE: 'wild' }, 'TUTOR_MODE'],
    [{ TUTOR_KEEP_DAYS: '0' }, 'TUTOR_KEEP_DAYS'],
    [{ TUTOR_REPLY_MS: '60000' }, 'TUTOR_REPLY_MS'],
  ])('refuses %j by name', (env, fault) => {
    expect(() => loadConfig({ ...SERVERS, ...env })).toThrow(fault);
  });

  it('never says the key that it was given', () => {
    const wrong = { ...SERVERS, TUTOR_BASE_URL: 'nothing', TUTOR_API_KEY: 'sk-secret' };
    expect(() => loadConfig(wrong)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    );
  });
});
