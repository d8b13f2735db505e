/**
 * @generated SignedSource<<b47d6d5894151c0a2b8fe24959d043d5>>
 * @relayHash af25f9c0db7011fdf13f6dae720bd9d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8db78217d130390368ba7b6bf850b7510592c698b73f0d96735598f1c2477071

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrackFaceScreenQuery } from './TrackFaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrackFaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8db78217d130390368ba7b6bf850b7510592c698b73f0d96735598f1c2477071",
    "metadata": {},
    "name": "TrackFaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
