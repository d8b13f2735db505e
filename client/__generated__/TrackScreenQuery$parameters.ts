/**
 * @generated SignedSource<<02577ca95f08c128198633ff32c73a92>>
 * @relayHash 8c398a0358fc18ddd2305f63a4468929
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d54bf49529ac0ae6596ce71bdaf044fd6522dd8dca780c0c456207aa3bb5f56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrackScreenQuery } from './TrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d54bf49529ac0ae6596ce71bdaf044fd6522dd8dca780c0c456207aa3bb5f56",
    "metadata": {},
    "name": "TrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
