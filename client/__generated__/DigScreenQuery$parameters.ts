/**
 * @generated SignedSource<<cc5c24c8c79638f657ca2a305940801c>>
 * @relayHash 72f6cdceb4f21cf6ddd6bdd3229e0148
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7c97d6ac1a62e6c1e3d92004fe3b036929002642961131be1e314669b30bfdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DigScreenQuery } from './DigScreenQuery.graphql';

const node: PreloadableConcreteRequest<DigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7c97d6ac1a62e6c1e3d92004fe3b036929002642961131be1e314669b30bfdd",
    "metadata": {},
    "name": "DigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
