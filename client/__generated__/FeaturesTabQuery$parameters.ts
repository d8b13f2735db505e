/**
 * @generated SignedSource<<73924e2d7b6c0edec5840e9cf2d1fc0f>>
 * @relayHash 895b555c687f80b17bc3b27558bca75e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40a5cf26943a7b2c3b9d0ea19d0c9866073a835cc2b4022b0afd90ddcc9e2f44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeaturesTabQuery } from './FeaturesTabQuery.graphql';

const node: PreloadableConcreteRequest<FeaturesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40a5cf26943a7b2c3b9d0ea19d0c9866073a835cc2b4022b0afd90ddcc9e2f44",
    "metadata": {},
    "name": "FeaturesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
