/**
 * @generated SignedSource<<f8cb3d91bb06d34b9c7bd6bf0bef3b45>>
 * @relayHash 08f0320407d021349d6a1de491d9b145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5bc5fd87173d0b41042b0f8e78d0f175e9aa782a42d33cc26852e8d5836f538

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrackScreenQuery } from './TrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5bc5fd87173d0b41042b0f8e78d0f175e9aa782a42d33cc26852e8d5836f538",
    "metadata": {},
    "name": "TrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
