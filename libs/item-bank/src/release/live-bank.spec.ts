import { packBank } from './pack-bank.js';
import { LiveBank } from './live-bank.js';

const first = packBank();

describe('the live bank', () => {
  it('reads again from a moment after the call, also while a reading is under way', async () => {
    const answers: ((bank: typeof first) => void)[] = [];
    const bank = new LiveBank(first, () => new Promise((resolve) => answers.push(resolve)));
    const [older, newer] = [packBank(), packBank()];
    const one = bank.refresh();
    const two = bank.refresh();
    const three = bank.refresh();
    answers[0]!(older);
    await one;
    expect(bank.current).toBe(older);
    await new Promise((resolve) => setImmediate(resolve));
    expect(answers).toHaveLength(2);
    answers[1]!(newer);
    await Promise.all([two, three]);
    expect(bank.current).toBe(newer);
  });

  it('keeps what it has when a reading fails, and reads again afterwards', async () => {
    let fails = true;
    const next = packBank();
    const bank = new LiveBank(first, async () => {
      if (fails) throw new Error('away');
      return next;
    });
    await expect(bank.refresh()).rejects.toThrow('away');
    expect(bank.current).toBe(first);
    fails = false;
    await bank.refresh();
    expect(bank.current).toBe(next);
  });

  it('a reading that fails does not fail the next, which was asked for meanwhile', async () => {
    const next = packBank();
    const readings: { resolve(bank: typeof first): void; reject(error: Error): void }[] = [];
    const bank = new LiveBank(first, () => new Promise((resolve, reject) => readings.push({ resolve, reject })));
    const one = bank.refresh();
    const two = bank.refresh();
    two.catch(() => undefined);
    readings[0]!.reject(new Error('away'));
    await expect(one).rejects.toThrow('away');
    await new Promise((resolve) => setImmediate(resolve));
    expect(readings).toHaveLength(2);
    readings[1]!.resolve(next);
    await two;
    expect(bank.current).toBe(next);
  });
});
