import { saveText } from './save-state';

describe('the line about saving', () => {
  it('counts the answers that wait on the device, and counts none where only marks do', () => {
    expect([2, 1, 0].map((unsaved) => saveText({ kind: 'offline', unsaved }))).toEqual([
      'Offline: 2 answers kept on this device',
      'Offline: 1 answer kept on this device',
      'Offline: kept on this device',
    ]);
  });
});
