/**
 * @generated SignedSource<<39834e28cf57f6e244ff61265f31f659>>
 * @relayHash dedb5e7b75c5a87aef4e5d3a33c9bcff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a387b228c491910e197545d24add0f381633ee7326e22545ef3d824f36f26e04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrackScreenQuery } from './TrackScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a387b228c491910e197545d24add0f381633ee7326e22545ef3d824f36f26e04",
    "metadata": {},
    "name": "TrackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
