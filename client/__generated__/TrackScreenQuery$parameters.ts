/**
 * @generated SignedSource<<cb7df18333edf0d53dcb32dee1837a6c>>
 * @relayHash 3565de2163560da72153c9b2dd9e65b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 956a7174175bfa0bc94c64f0ad79b6e49a97b66c37a5d606ba53c1488c098818

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrackScreenQuery } from './TrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "956a7174175bfa0bc94c64f0ad79b6e49a97b66c37a5d606ba53c1488c098818",
    "metadata": {},
    "name": "TrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
