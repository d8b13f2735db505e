/**
 * @generated SignedSource<<3617d50574122ce64108b35907dcab22>>
 * @relayHash 6a8eff6ba38930b37ffebe81b65164f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3a9d9cff539e034101a958dfcaab56838d7e214ecd0e8e52f20cf888374b078

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrackFaceScreenQuery } from './TrackFaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrackFaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3a9d9cff539e034101a958dfcaab56838d7e214ecd0e8e52f20cf888374b078",
    "metadata": {},
    "name": "TrackFaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
