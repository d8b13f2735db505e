/**
 * @generated SignedSource<<4e849f03f14c64956ea1dad98fa5cf85>>
 * @relayHash 9b1c4e448ba96c497efca7afe4fd15cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36d982edc8c56d4396f84e44473df200bacfc90e7be797741e1d95758b6d4e73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemTabQuery } from './SystemTabQuery.graphql';

const node: PreloadableConcreteRequest<SystemTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36d982edc8c56d4396f84e44473df200bacfc90e7be797741e1d95758b6d4e73",
    "metadata": {},
    "name": "SystemTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
