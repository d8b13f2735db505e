import React from "react";

const COUNT = "recentlyCreatedOwnerStacks";
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Record<string, unknown>;
};

/**
 * React notes for each element where it was made, 10,000 times a second at most: a tenth of what a test of screens takes, for a line
 * in its warnings that nobody reads. Here the second is always full. Stacks of components stay as they are.
 */
if (!(COUNT in internals))
  throw new Error("This React counts otherwise: see whether it still needs noOwnerStacks.ts.");
Object.defineProperty(internals, COUNT, { get: () => Number.POSITIVE_INFINITY, set() {} });
