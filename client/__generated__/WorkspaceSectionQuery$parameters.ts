/**
 * @generated SignedSource<<d661ab8a3b45663aaf7cbe4f36c2d2e3>>
 * @relayHash 5148d156699a1d3b87d71d02ee95d635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ce5bba5b3621d2aac530dfad143805e9b6120b13270ffa5ea3e3ad81d809b6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkspaceSectionQuery } from './WorkspaceSectionQuery.graphql';

const node: PreloadableConcreteRequest<WorkspaceSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ce5bba5b3621d2aac530dfad143805e9b6120b13270ffa5ea3e3ad81d809b6e",
    "metadata": {},
    "name": "WorkspaceSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
