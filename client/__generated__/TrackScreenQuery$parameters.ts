/**
 * @generated SignedSource<<7eebe657209b33c6ccbd981a67ad02cc>>
 * @relayHash d8b5356333293f102b0cc7b1d24e059b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6f5f5d89f8487557807ace9e0e358557051043e778a9a775c30961e4510b292

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrackScreenQuery } from './TrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6f5f5d89f8487557807ace9e0e358557051043e778a9a775c30961e4510b292",
    "metadata": {},
    "name": "TrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
