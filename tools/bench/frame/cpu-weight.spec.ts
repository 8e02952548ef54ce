import { describe, expect, it } from '@jest/globals';
import { weightFileOf } from './cpu-weight.mjs';

describe('the weight of the group that a bench runs in', () => {
  it.each([
    ['9:memory:/jobs\n1:cpu:/jobs\n0::/', { file: '/sys/fs/cgroup/cpu/jobs/cpu.shares', usual: 1_024 }],
    ['4:cpu,cpuacct:/a/b\n', { file: '/sys/fs/cgroup/cpu,cpuacct/a/b/cpu.shares', usual: 1_024 }],
    ['0::/user.slice/a:b.scope\n', { file: '/sys/fs/cgroup/user.slice/a:b.scope/cpu.weight', usual: 100 }],
    ['1:cpu:/\n3:cpuset:/jobs\n0::/\n', undefined],
    ['', undefined],
  ])('stands in a file of that group: %j', (groups, found) => {
    expect(weightFileOf(groups)).toEqual(found);
  });
});
