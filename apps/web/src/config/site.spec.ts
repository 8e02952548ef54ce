import { DEFAULT_SITE, siteFrom } from './site';

describe("the operator's configuration", () => {
  it('is the defaults without any', () => {
    expect(siteFrom(undefined)).toEqual(DEFAULT_SITE);
  });
  it('overrides only the parts that are given', () => {
    const site = siteFrom({ promoVideoUrl: 'https://v.example/a.mp4', social: { x: '' } });
    expect(site.promoVideoUrl).toBe('https://v.example/a.mp4');
    expect(site.social).toEqual({ ...DEFAULT_SITE.social, x: '' });
  });
  it('takes the timing of full tests that the server names, and no unknown one', () => {
    expect(siteFrom({ timing: 'official' }).timing).toBe('official');
    expect(siteFrom({ timing: 'toString' }).timing).toBe('spec');
    expect(siteFrom({ timing: null }).timing).toBe('spec');
  });
  it('keeps the default where a part has the wrong shape', () => {
    expect(siteFrom({ promoVideoUrl: 5, prices: 'free', address: 'x', partners: {} })).toEqual(DEFAULT_SITE);
  });
});
