import { readSettings, writeSettings } from './layout';

const DEFAULTS = { size: '20', face: 'serif', zoom: '100', split: 50, singleKeys: true } as const;
const keptAs = (text: string): ReturnType<typeof readSettings> => {
  localStorage.setItem('aivy.reading', text);
  return readSettings();
};

describe('how a student reads, on this device', () => {
  afterEach(() => localStorage.clear());

  it('is there again', () => {
    const own = { size: '26', face: 'legible', zoom: '150', split: 34, singleKeys: false } as const;
    writeSettings(own);
    expect(readSettings()).toEqual(own);
  });

  it('is as it comes where nothing was kept or nothing can be read', () => {
    expect(readSettings()).toEqual(DEFAULTS);
    expect(keptAs('{broken')).toEqual(DEFAULTS);
  });

  it('loses only what is no setting any more', () => {
    expect(keptAs('{"size":"19","face":"comic","zoom":"300","split":29,"singleKeys":"no"}')).toEqual(DEFAULTS);
    expect(keptAs('{"size":"23","split":71}')).toEqual({ ...DEFAULTS, size: '23' });
    expect(keptAs('{"size":"19","split":70}')).toEqual({ ...DEFAULTS, split: 70 });
  });
});
