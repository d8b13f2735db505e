/**
 * @generated SignedSource<<e5b31c87bec6d2e4c9e904662ec0bbe4>>
 * @relayHash 8d33e1d096cedad064ccb2bdb926c62c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 058047b10a9e24311eab88d5b93d1a04157660796f241ce578ef2be607059524

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkspacesTabQuery } from './WorkspacesTabQuery.graphql';

const node: PreloadableConcreteRequest<WorkspacesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "058047b10a9e24311eab88d5b93d1a04157660796f241ce578ef2be607059524",
    "metadata": {},
    "name": "WorkspacesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
