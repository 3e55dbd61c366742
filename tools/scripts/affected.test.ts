import { describe, expect, it } from 'vitest';
import { projectsToRun, type Workspace } from './affected.ts';

const project = (root: string, targets: Workspace['nodes'][string]['data']['targets']) => ({ data: { root, targets } });
const workspace: Workspace = {
  nodes: {
    wallet: project('apps/wallet', { test: {}, e2e: { dependsOn: ['build', { projects: ['gateway'] }] } }),
    gateway: project('apps/gateway', { test: {} }),
    build: project('tools/build', {}),
  },
};

describe('the projects that run a target', () => {
  it('are the touched ones that have it', () => {
    expect(projectsToRun('test', ['wallet', 'build'], workspace)).toEqual(['wallet']);
    expect(projectsToRun('test', [], workspace)).toEqual([]);
  });

  it('include those whose target builds a touched one first', () => {
    expect(projectsToRun('e2e', ['gateway'], workspace)).toEqual(['wallet']);
  });
});
