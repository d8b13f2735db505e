/**
 * @generated SignedSource<<212da97f3040e5a326feff8eb9645960>>
 * @relayHash 6abbb55fb4fe793e9ab1e4c1200102ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33f4fecdf8be224530e242b862a27718059a066e5146362061b4af96a524109a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33f4fecdf8be224530e242b862a27718059a066e5146362061b4af96a524109a",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
