import { gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest | undefined;
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

const configOf = async (env: NodeJS.ProcessEnv): Promise<unknown> => {
  gateway = await gatewayUnderTest(env);
  return (await gateway.http.get('/config.json').expect(200)).body;
};

describe('/config.json', () => {
  it('tells the client the timing of full tests, which texts of the operator do not change', async () => {
    expect(
      await configOf({ TEST_TIMING: 'official', SITE_JSON: '{"contactEmail":"help@school.example","timing":"spec"}' }),
    ).toMatchObject({ timing: 'official', contactEmail: 'help@school.example' });
  });
  it('tells the timing as specified without any', async () => {
    expect(await configOf({})).toMatchObject({ timing: 'spec' });
  });
  it('tells where a student in danger can turn, in another country too', async () => {
    expect(await configOf({})).toMatchObject({ safeNumbers: 'call or text 988; 911' });
    await gateway!.close();
    expect(await configOf({ TUTOR_SAFE_NUMBERS: 'call 116 123; 112' })).toMatchObject({
      safeNumbers: 'call 116 123; 112',
    });
  });
  it('tells which diagnostic new students get: the fixed form, unless the operator has set the other one', async () => {
    expect(await configOf({})).toMatchObject({ diagnosticForm: 'fixed' });
    await gateway!.close();
    expect(await configOf({ DIAGNOSTIC_FORM: 'adaptive' })).toMatchObject({ diagnosticForm: 'adaptive' });
  });
});
