/**
 * @generated SignedSource<<2dc4f538fc916f319142e803f8ac48f3>>
 * @relayHash 931e81fee83fb9d997796f5ebea6d126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dbbbbe79df62b48b118a79989bc4931c3834b3541fed14c2eded8b5fa4402e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandaloneTrackScreenQuery } from './StandaloneTrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<StandaloneTrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0dbbbbe79df62b48b118a79989bc4931c3834b3541fed14c2eded8b5fa4402e1",
    "metadata": {},
    "name": "StandaloneTrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
