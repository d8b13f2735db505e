/**
 * @generated SignedSource<<d0fe553d905cb7578fec822547eb245e>>
 * @relayHash 0d84189585d52329926f8d2cce82f37a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad5e5b0e33c11da7b4444524dea65cc64c7b567b51be0b8a81175aa180c2dadb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad5e5b0e33c11da7b4444524dea65cc64c7b567b51be0b8a81175aa180c2dadb",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
